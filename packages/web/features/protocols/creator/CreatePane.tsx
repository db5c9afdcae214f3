export const CreatePane = () => null;
