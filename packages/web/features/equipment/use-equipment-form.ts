import type { Equipment } from '@assay/contract/equipment';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { useSaveEquipment } from './equipment.queries.ts';
import { draftOf, type EquipmentDraft, emptyDraft, inputOf } from './equipment-draft.ts';
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

export const useEquipmentForm = (machine: Equipment | undefined, onSaved: (saved: Equipment) => void) =>
  useRecordForm({
    known: machine,
    empty: emptyDraft,
    draftOf,
    inputOf,
    faultsOf,
    save: useSaveEquipment(),
    onSaved,
    fieldOf: (path) => fields[path] ?? path,
  });
