import { useState } from 'react';
import type { Reference } from '../../ui/conflict/three-way.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { CustomerPicker } from '../customers/CustomerPicker.tsx';
import { SitePicker } from '../customers/SitePicker.tsx';
import { t as equipments } from './equipment.texts.ts';
import { type Place, placeOf } from './equipment-draft.ts';
import { t } from './equipment-form.texts.ts';

interface PlaceFieldsProps {
  defaultValue?: Place | null;
  onChange: (place: Place | null) => void;
  error?: string;
  'data-path'?: string;
}

/** A customer, then one of its sites; another customer takes the site away. */
export function PlaceFields({ defaultValue = null, onChange, error, 'data-path': path }: PlaceFieldsProps) {
  const [place, setPlace] = useState(defaultValue);

  function choose(customer: Reference | null, site: Reference | null): void {
    const next = customer && placeOf(customer, site);
    setPlace(next);
    onChange(next);
  }

  return (
    <FieldGrid>
      <CustomerPicker
        label={equipments('customer')}
        placeholder={t('noCustomer')}
        clearable
        value={place?.customer ?? null}
        onChange={(customer) => customer?.id !== place?.customer.id && choose(customer, null)}
        error={error}
        {...(path && { 'data-path': path })}
      />
      <SitePicker
        label={equipments('site')}
        placeholder={place ? t('noSite') : t('customerFirst')}
        clearable
        customerId={place?.customer.id ?? null}
        value={place?.site ?? null}
        onChange={(site) => choose(place?.customer ?? null, site)}
      />
    </FieldGrid>
  );
}
