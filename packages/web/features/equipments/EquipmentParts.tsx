import type { Equipment } from '@assay/contract/equipments';
import { passes } from '@assay/domain/access';
import { pageGates } from '@assay/domain/pages';
import { Text } from '@mantine/core';
import { useSession } from '../../api/session.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { conductedText } from './conducted-text.ts';
import { t } from './equipments.texts.ts';

/** All that is known of an equipment. */
export function EquipmentParts({ machine }: { machine: Equipment }) {
  const { customer, customerSite, companies } = machine;
  return (
    <>
      <Panel title={t('facts')}>
        <Facts
          facts={[
            [t('serial'), machine.serialNumber || t('none')],
            [t('nickname'), machine.nickName || t('none')],
            [t('mdmId'), machine.mdmEquipmentId || t('none')],
            [t('family'), machine.productFamilyName],
            [t('model'), machine.productModelName],
          ]}
        />
      </Panel>
      <Panel title={t('place')}>
        {customer ? (
          <Facts
            facts={[
              [t('customer'), <CustomerName key="customer" customer={customer} />],
              [t('site'), customerSite?.name ?? t('noSite')],
            ]}
          />
        ) : (
          <Text c="dimmed">{t('noPlace')}</Text>
        )}
      </Panel>
      <Panel title={t('companies')}>
        {companies.length > 0 ? (
          <Text>{companies.map(({ name }) => name).join(', ')}</Text>
        ) : (
          <Text c="dimmed">{t('noCompanies')}</Text>
        )}
      </Panel>
      <Panel title={t('inspections')}>
        <Text c="dimmed">{conductedText(machine.inspections.length)}</Text>
      </Panel>
    </>
  );
}

function CustomerName({ customer: { id, name } }: { customer: { id: string; name: string } }) {
  const session = useSession();
  if (!passes(pageGates['/Customers'], session)) return name;
  return (
    <TextLink to="/Customers/$id" params={{ id }}>
      {name}
    </TextLink>
  );
}
