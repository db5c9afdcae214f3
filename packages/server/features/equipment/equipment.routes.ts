import type { equipments } from '@assay/contract/equipment';
import { listRequest } from '@assay/contract/lists';
import { periodNamed } from '@assay/domain/dashboards/service-periods';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type Handlers, handler } from '../../http/handlers.ts';
import { deleteEquipment, listEquipment, listEquipmentOfModels } from './equipment.queries.ts';
import type { EquipmentFilter } from './equipment-filter.queries.ts';
import { showEquipmentHistory } from './equipment-history.ts';
import { equipmentToRead, equipmentToWrite } from './load-equipment.ts';
import { addEquipment, changeEquipment } from './save-equipment.ts';
import { type MachineWork, showEquipment } from './show-equipment.ts';

type Table = typeof equipments;

interface FilterQuery {
  customerId?: string | undefined;
  companyId?: string | undefined;
  category?: string | undefined;
  serviced?: string | undefined;
}

const filterOf = ({ customerId, companyId, category, serviced }: FilterQuery, now: Date): EquipmentFilter => ({
  customerId: customerId ?? null,
  companyId: companyId ?? null,
  category: category ?? null,
  serviced: serviced === undefined ? null : periodNamed(serviced, now),
});

export function equipmentHandlers(workOn: MachineWork): Handlers<Table> {
  const shown = async (db: Db, scope: Scope, id: string) =>
    showEquipment(db, scope, await equipmentToRead({ db, scope, params: { id } }), workOn);
  return {
    query: ({ db, scope, query, now }) => listEquipment(db, scope, listRequest(query), filterOf(query, now)),
    get: handler<Table['get']>()({
      load: equipmentToRead,
      current: ({ db, scope }, record) => showEquipment(db, scope, record, workOn),
      run: ({ db, scope, record }) => showEquipment(db, scope, record, workOn),
    }),
    byProductModel: ({ db, scope, params }) => listEquipmentOfModels(db, scope, [params.id]),
    byProductModels: ({ db, scope, query }) => listEquipmentOfModels(db, scope, query.productModelIds),
    create: async ({ db, scope, body, now }) => shown(db, scope, await addEquipment(db, scope, body, now)),
    update: handler<Table['update']>()({
      load: equipmentToWrite,
      current: ({ db, scope }, record) => showEquipment(db, scope, record, workOn),
      run: async ({ db, scope, record, body }) => {
        await changeEquipment(db, scope, record, body);
        return shown(db, scope, record.id);
      },
    }),
    delete: handler<Table['delete']>()({
      load: equipmentToWrite,
      run: async ({ db, record, now }) => {
        await deleteEquipment(db, record.id, now);
        return {};
      },
    }),
    history: handler<Table['history']>()({
      load: equipmentToRead,
      run: ({ db, scope, record }) => showEquipmentHistory(db, scope, record.id),
    }),
  };
}
