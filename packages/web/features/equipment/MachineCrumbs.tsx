import type { Equipment } from '@assay/contract/equipment';
import { passes } from '@assay/domain/access';
import { pageGates } from '@assay/domain/pages';
import { useSession } from '../../api/session.ts';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { ListLink } from '../../ui/list/ListLink.tsx';
import { CustomerName } from './CustomerName.tsx';
import { t } from './equipment.texts.ts';

/** Where a machine is: its list, for those who may open that, its customer, its site. */
export const MachineCrumbs = ({ machine: { customer, customerSite } }: { machine: Equipment }) => (
  <Crumbs
    parts={[
      passes(pageGates['/Equipments'], useSession()) && (
        <ListLink key="list" to="/Equipments">
          {t('title')}
        </ListLink>
      ),
      customer && <CustomerName key="customer" customer={customer} />,
      customerSite?.name,
    ]}
  />
);
