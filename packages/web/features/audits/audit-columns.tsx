import type { AuditItem } from '@assay/contract/audits';
import { listMoment } from '@assay/domain/time';
import { Clipped } from '../../ui/Clipped.tsx';
import { type Column, RowLink } from '../../ui/list/DataTable.tsx';
import { AuditStatusBadge } from './AuditStatusBadge.tsx';
import { auditOpenedAt } from './audit-link.ts';
import { t } from './audits.texts.ts';

const name = (): Column<AuditItem> => ({
  id: 'name',
  header: t('name'),
  sortKey: 'name',
  cell: (audit) => (
    <RowLink {...auditOpenedAt(audit)} title={audit.name}>
      {audit.name}
    </RowLink>
  ),
});
const customer = (): Column<AuditItem> => ({
  id: 'customer',
  header: t('customer'),
  sortKey: 'customer',
  width: '14rem',
  cell: (audit) => <Clipped text={audit.customer.name} />,
});
const others = (): Column<AuditItem>[] => [
  {
    id: 'date',
    header: t('date'),
    sortKey: 'inspectionDate',
    width: '12rem',
    cell: ({ inspectionDate }) => listMoment(inspectionDate),
  },
  {
    id: 'inspector',
    header: t('inspector'),
    sortKey: 'inspector',
    width: '10rem',
    cell: ({ inspector }) => <Clipped text={inspector} />,
  },
  {
    id: 'status',
    header: t('status'),
    sortKey: 'status',
    width: '7.5rem',
    cell: ({ finished }) => <AuditStatusBadge finished={finished} />,
  },
];

/** Audits of many customers. */
export const auditColumns = (): Column<AuditItem>[] => [name(), customer(), ...others()];

/** Audits of one customer, who need not be named. */
export const customerAuditColumns = (): Column<AuditItem>[] => [name(), ...others()];
