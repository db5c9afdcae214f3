import type { Equipment } from '@assay/contract/equipment';
import { Facts } from '../../ui/Facts.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CustomerName } from './CustomerName.tsx';
import { t } from './equipment.texts.ts';
import { productText } from './product-text.ts';

/** What a machine is and where it stands, in a line that is seen without scrolling. */
export function EquipmentParts({ machine }: { machine: Equipment }) {
  const { customer, customerSite, companies } = machine;
  const owner = customer ? <CustomerName customer={customer} /> : t('noCustomer');
  return (
    <section aria-label={t('facts')}>
      <Facts
        inLine
        facts={[
          [t('serial'), machine.serialNumber || t('none')],
          [t('nickname'), machine.nickName || t('none')],
          [t('mdmId'), machine.mdmEquipmentId || t('none')],
          [t('model'), productText(machine)],
          [t('customer'), owner],
          [t('site'), customerSite?.name ?? t('noSite')],
          [t('companies'), companies.map(({ name }) => name).join(', ') || t('noCompanies')],
          [t('doubles'), machine.doubles.length > 0 && <Doubles of={machine.doubles} />],
        ]}
      />
    </section>
  );
}

/** Other records of what is most likely the same machine, for staff to compare. */
function Doubles({ of }: { of: Equipment['doubles'] }) {
  return of.map(({ id, serialNumber, nickName, recordedBy }) => (
    <div key={id}>
      <TextLink to="/Equipments/$id" params={{ id }}>
        {[serialNumber, nickName].filter(Boolean).join(' · ')}
      </TextLink>
      {', '}
      {recordedBy === null ? t('recordedByProvider') : t('recordedBy', { company: recordedBy })}
    </div>
  ));
}
