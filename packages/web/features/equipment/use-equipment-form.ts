import type { Equipment } from '@assay/contract/equipment';
import type { Reference } from '../../ui/conflict/three-way.ts';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { useSaveEquipment } from './equipment.queries.ts';
import { draftOf, type EquipmentDraft, emptyDraft, inputOf, placeOf } from './equipment-draft.ts';
import { t } from './equipment-form.texts.ts';

/** The fields of the form that hold what the server knows under other names. */
const fields: Readonly<Record<string, keyof EquipmentDraft>> = {
  productModelId: 'product',
  customerId: 'place',
  customerSiteId: 'place',
  companyIds: 'companies',
};

const faultsOf = ({ serialNumber, nickName, product }: EquipmentDraft): Record<string, string> => ({
  ...(`${serialNumber}${nickName}`.trim() === '' && { serialNumber: t('nameMissing') }),
  ...(!product && { product: t('chooseProduct') }),
});

export const useEquipmentForm = (
  machine: Equipment | undefined,
  customer: Reference | undefined,
  onSaved: (saved: Equipment) => void,
) =>
  useRecordForm({
    known: machine,
    empty: () => ({ ...emptyDraft(), place: customer ? placeOf(customer, null) : null }),
    draftOf,
    inputOf,
    faultsOf,
    save: useSaveEquipment(),
    onSaved,
    fieldOf: (path) => fields[path] ?? path,
  });
