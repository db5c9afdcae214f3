import type { Equipment } from '@assay/contract/equipment';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CustomerName } from './CustomerName.tsx';
import { t } from './equipment.texts.ts';
import classes from './equipment-parts.module.css';

/** All that is known of an equipment. */
export function EquipmentParts({ machine }: { machine: Equipment }) {
  const { customer, customerSite, companies } = machine;
  const owner = customer ? <CustomerName customer={customer} /> : t('noCustomer');
  return (
    <div className={classes.sides}>
      <Panel title={t('facts')}>
        <Facts
          facts={[
            [t('serial'), machine.serialNumber || t('none')],
            [t('nickname'), machine.nickName || t('none')],
            [t('mdmId'), machine.mdmEquipmentId || t('none')],
            [t('family'), machine.productFamilyName],
            [t('model'), machine.productModelName],
            [t('doubles'), machine.doubles.length > 0 && <Doubles of={machine.doubles} />],
          ]}
        />
      </Panel>
      <Panel title={t('whose')}>
        <Facts
          facts={[
            [t('customer'), owner],
            [t('site'), customerSite?.name ?? t('noSite')],
            [t('companies'), companies.map(({ name }) => name).join(', ') || t('noCompanies')],
          ]}
        />
      </Panel>
    </div>
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
