import { CustomerForm } from './CustomerForm.tsx';

export const NewCustomerPage = () => <CustomerForm />;
