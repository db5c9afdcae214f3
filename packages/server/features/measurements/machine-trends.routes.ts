import type { equipmentTrends } from '@assay/contract/equipment-trends';
import { type Handlers, handler } from '../../http/handlers.ts';
import { equipmentToRead } from '../equipment/load-equipment.ts';
import { showTrends } from './show-machine-trends.ts';

type Table = typeof equipmentTrends;

export const equipmentTrendHandlers: Handlers<Table> = {
  list: handler<Table['list']>()({
    load: equipmentToRead,
    run: ({ db, scope, record }) => showTrends(db, scope, record),
  }),
};
