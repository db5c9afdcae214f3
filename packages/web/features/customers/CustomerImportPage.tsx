import { getRouteApi } from '@tanstack/react-router';
import { ImportView } from '../imports/ImportView.tsx';
import { customerImport } from './customer-import.ts';

const route = getRouteApi('/session/Customers/import/$id');

export function CustomerImportPage() {
  const { id } = route.useParams();
  return <ImportView key={id} noun={customerImport()} id={id} />;
}
