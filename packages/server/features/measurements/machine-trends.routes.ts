import type { equipmentTrends } from '@assay/contract/equipment-trends';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import { equipmentToRead } from '../equipment/load-equipment.ts';
import type { ReportRoots } from '../reports/report-root.ts';
import { showTrends } from './show-machine-trends.ts';

type Table = typeof equipmentTrends;

export const equipmentTrendHandlers = (roots: ReportRoots): Handlers<Table> => ({
  list: handler<Table['list']>()({
    load: equipmentToRead,
    run: ({ db, scope, record }) => showTrends(db, roots, scope, record),
  }),
});
