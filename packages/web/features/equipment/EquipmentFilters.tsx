import type { ListedEquipment } from '@assay/contract/equipment';
import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ListState } from '../../ui/list/list-state.ts';
import { companyNameQuery } from '../companies/companies.queries.ts';
import { categoryText, servicedText } from './equipment-filter-words.ts';
import { t } from './equipment-filters.texts.ts';

interface EquipmentFiltersProps {
  state: ListState;
  rows: readonly ListedEquipment[] | undefined;
}

/** What a link has narrowed the list by, each to be taken away by itself. */
export function EquipmentFilters({ state, rows }: EquipmentFiltersProps) {
  const { customerId, companyId, category, serviced } = state.filters;
  const company = useQuery({ ...companyNameQuery(companyId ?? ''), enabled: Boolean(companyId) });
  const customer = rows?.[0]?.customerName;
  const chips = [
    { name: 'category', shown: category && categoryText(category) },
    { name: 'customerId', shown: customerId && (customer ? t('ofCustomer', { name: customer }) : t('ofOneCustomer')) },
    {
      name: 'companyId',
      shown: companyId && (company.data ? t('ofCompany', { name: company.data }) : t('ofOneCompany')),
    },
    { name: 'serviced', shown: serviced && servicedText(serviced) },
  ].filter(({ shown }) => shown);
  if (chips.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={t('narrowedBy')}>
      {chips.map(({ name, shown }) => (
        <Button
          key={name}
          variant="default"
          radius="xl"
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={t('remove', { filter: String(shown) })}
          onClick={() => state.filterBy({ [name]: '' })}
        >
          {shown}
        </Button>
      ))}
    </Group>
  );
}
