export const ListPane = () => null;
