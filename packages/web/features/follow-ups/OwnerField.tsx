import { useQuery } from '@tanstack/react-query';
import type { Reference } from '../../ui/conflict/three-way.ts';
import { Picker } from '../../ui/picker/Picker.tsx';
import { ownersQuery } from './follow-ups.queries.ts';
import { t } from './follow-ups.texts.ts';

interface OwnerFieldProps {
  inspectionId: string;
  defaultValue?: Reference | null;
  onChange: (owner: Reference | null) => void;
  error?: string;
  'data-path'?: string;
}

/** Who sees to it, of those who may. */
export function OwnerField({ inspectionId, defaultValue = null, onChange, error, 'data-path': path }: OwnerFieldProps) {
  const query = useQuery(ownersQuery(inspectionId));
  const people = query.data ?? [];
  const isListed = people.some(({ id }) => id === defaultValue?.id);
  const every = defaultValue && !isListed ? [defaultValue, ...people] : people;
  return (
    <Picker
      label={t('owner')}
      placeholder={t('noOwner')}
      clearable
      data={every.map(({ id, name }) => ({ value: id, label: name }))}
      waiting={query.isFetching}
      defaultValue={defaultValue?.id ?? null}
      onChange={(chosen) => onChange(every.find(({ id }) => id === chosen) ?? null)}
      error={query.isError ? t('ownersFailed') : error}
      {...(path && { 'data-path': path })}
    />
  );
}
