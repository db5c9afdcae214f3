import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { customerQuery } from '../customers/customers.queries.ts';
import { EquipmentForm } from './EquipmentForm.tsx';

const route = getRouteApi('/session/Equipments/new');

/** For a customer where the address names one that the person may see. */
export function NewEquipmentPage() {
  const { customer: id = '' } = route.useSearch();
  const { data: customer, isLoading } = useQuery({ ...customerQuery(id), enabled: id !== '' });
  if (isLoading) return <Placeholder />;
  return <EquipmentForm {...(customer && { customer: { id: customer.id, name: customer.name } })} />;
}
