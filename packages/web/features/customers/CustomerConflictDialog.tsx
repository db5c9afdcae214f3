import { languageName } from '@assay/domain/languages';
import { ConflictDialog } from '../../ui/conflict/ConflictDialog.tsx';
import { type Difference, type FieldValue, plainText } from '../../ui/conflict/three-way.ts';
import type { RecordConflict } from '../../ui/form/use-record-form.ts';
import type { CustomerDraft } from './customer-draft.ts';
import { t } from './customer-form.texts.ts';
import { t as customers } from './customers.texts.ts';

const fieldWords = (): Readonly<Record<string, string>> => ({
  name: customers('name'),
  englishName: customers('englishName'),
  mdmCustomerId: customers('mdmId'),
  language: customers('language'),
  mdmSiteId: customers('mdmId'),
  mdmType: customers('mdmType'),
  country: customers('country'),
  stateProvince: customers('stateProvince'),
  timeZone: customers('timeZone'),
  email: customers('email'),
  phoneNumber: customers('phone'),
  customerSiteId: customers('site'),
});
const listWords = (): Readonly<Record<string, string>> => ({
  sites: customers('sites'),
  contacts: customers('contacts'),
});

function labelOf({ list, part, field }: Difference): string {
  const word = fieldWords()[field ?? ''] ?? '';
  if (!list) return word;
  const place = { list: listWords()[list] ?? list, name: plainText(part?.name) };
  return field ? t('conflictField', { ...place, field: word }) : t('conflictPart', place);
}

/** The conflict of a customer, in the words of its form. */
export function CustomerConflictDialog({ conflict, busy }: { conflict: RecordConflict<CustomerDraft>; busy: boolean }) {
  const { found, mine, theirs, choose, back } = conflict;
  const siteNames = new Map([...theirs.sites, ...mine.sites].map(({ id, name }) => [id, name]));
  const valueText = (field: string, value: FieldValue): string => {
    const text = plainText(value);
    if (field === 'language') return languageName(text);
    return field === 'customerSiteId' ? (siteNames.get(text) ?? '') : text;
  };
  const textOf = ({ field }: Difference, value: NonNullable<Difference['mine']>): string => {
    if (typeof value === 'string') return valueText(field ?? '', value);
    const texts = Object.entries(value).map(([name, one]) => (name === 'id' ? '' : valueText(name, one)));
    return texts.filter(Boolean).join(' · ');
  };
  return <ConflictDialog found={found} labelOf={labelOf} textOf={textOf} busy={busy} onSave={choose} onBack={back} />;
}
