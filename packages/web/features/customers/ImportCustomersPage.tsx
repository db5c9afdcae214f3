import { ImportStart } from '../imports/ImportStart.tsx';
import { customerImport } from './customer-import.ts';

export const ImportCustomersPage = () => <ImportStart noun={customerImport()} />;
