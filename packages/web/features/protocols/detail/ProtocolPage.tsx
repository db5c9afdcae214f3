export const ProtocolPage = () => null;
