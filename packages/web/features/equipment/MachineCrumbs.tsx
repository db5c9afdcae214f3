import type { Equipment } from '@assay/contract/equipment';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { ListLink } from '../../ui/list/ListLink.tsx';
import { CustomerName } from './CustomerName.tsx';
import { t } from './equipment.texts.ts';

/** Where a machine is: its list, its customer, its site. */
export const MachineCrumbs = ({ machine: { customer, customerSite } }: { machine: Equipment }) => (
  <Crumbs
    parts={[
      <ListLink key="list" to="/Equipments">
        {t('title')}
      </ListLink>,
      customer && <CustomerName key="customer" customer={customer} />,
      customerSite?.name,
    ]}
  />
);
