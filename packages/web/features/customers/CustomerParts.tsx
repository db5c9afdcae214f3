import type { Customer } from '@assay/contract/customers';
import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { languageName } from '@assay/domain/languages';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Clipped } from '../../ui/Clipped.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { type Column, DataTable, RowLink } from '../../ui/list/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { t } from './customers.texts.ts';

type Site = Customer['sites'][number];
type Contact = Customer['contacts'][number];

const siteColumns = (): Column<Site>[] => [
  { id: 'name', header: t('name'), cell: ({ name }) => <Clipped text={name} /> },
  { id: 'mdmId', header: t('mdmId'), width: '16%', cell: ({ mdmSiteId }) => mdmSiteId },
  { id: 'mdmType', header: t('mdmType'), width: '16%', cell: ({ mdmType }) => mdmType },
  { id: 'country', header: t('country'), width: '18%', cell: ({ country }) => country },
  { id: 'stateProvince', header: t('stateProvince'), width: '18%', cell: ({ stateProvince }) => stateProvince },
];

const contactColumns = (sites: readonly Site[]): Column<Contact>[] => [
  { id: 'name', header: t('name'), cell: ({ name }) => <Clipped text={name} /> },
  {
    id: 'email',
    header: t('email'),
    width: '26%',
    cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
  },
  {
    id: 'phone',
    header: t('phone'),
    width: '18%',
    cell: ({ phoneNumber }) => phoneNumber && <a href={`tel:${phoneNumber}`}>{phoneNumber}</a>,
  },
  {
    id: 'site',
    header: t('site'),
    width: '18%',
    cell: ({ customerSiteId }) => sites.find(({ id }) => id === customerSiteId)?.name,
  },
  { id: 'language', header: t('language'), width: '9rem', cell: ({ language }) => languageName(language) },
];

/** The first of its names that a machine has leads to it. */
const link = (machine: Customer['equipments'][number]) => (
  <RowLink to="/Equipments/$id" params={{ id: machine.id }} title={equipmentName(machine)}>
    {equipmentName(machine)}
  </RowLink>
);

const equipmentColumns = (): Column<Customer['equipments'][number]>[] => [
  {
    id: 'serial',
    header: t('serial'),
    cell: (machine) => machine.serialNumber && link(machine),
  },
  {
    id: 'nickname',
    header: t('nickname'),
    width: '25%',
    cell: (machine) => (machine.serialNumber ? <Clipped text={machine.nickName} /> : link(machine)),
  },
  { id: 'family', header: t('family'), width: '25%', cell: ({ productFamilyName }) => productFamilyName },
  { id: 'model', header: t('model'), width: '25%', cell: ({ productModelName }) => productModelName },
];

/** All that is known of a customer. */
export const CustomerParts = ({ customer, addEquipment }: { customer: Customer; addEquipment: ReactNode }) => (
  <>
    <Panel title={t('facts')}>
      <Facts
        facts={[
          [t('name'), customer.name],
          [t('mdmId'), customer.mdmCustomerId || '–'],
          [t('englishName'), customer.englishName || '–'],
          [t('language'), languageName(customer.language)],
        ]}
      />
    </Panel>
    <PartTable title={t('sites')} columns={siteColumns()} rows={customer.sites} empty={t('noSites')} />
    <PartTable
      title={t('contacts')}
      columns={contactColumns(customer.sites)}
      rows={customer.contacts}
      empty={t('noContacts')}
    />
    <PartTable
      title={t('equipments')}
      columns={equipmentColumns()}
      rows={customer.equipments}
      actions={addEquipment}
      empty={t('noEquipments')}
    />
  </>
);

interface PartTableProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  empty: string;
  actions?: ReactNode;
}

const PartTable = <Row extends { id: string }>({ title, columns, rows, empty, actions }: PartTableProps<Row>) => (
  <Panel title={title} actions={actions}>
    {rows.length === 0 ? (
      <Text c="dimmed">{empty}</Text>
    ) : (
      <DataTable label={title} columns={columns} rows={rows} minWidth="46rem" folds="phone" />
    )}
  </Panel>
);
