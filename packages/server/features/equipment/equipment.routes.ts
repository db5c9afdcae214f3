import type { equipments } from '@assay/contract/equipment';
import { listRequest } from '@assay/contract/lists';
import { periodNamed } from '@assay/domain/dashboards/service-periods';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import type { Person } from '../../http/session/session.ts';
import { deleteEquipment, listEquipment, listEquipmentOfModels } from './equipment.queries.ts';
import type { EquipmentFilter } from './equipment-filter.queries.ts';
import { equipmentToCorrect, equipmentToRead, equipmentToWrite } from './load-equipment.ts';
import { addEquipment, changeEquipment } from './save-equipment.ts';
import { type MachineWork, showEquipment, showEquipmentHistory } from './show-equipment.ts';

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
  const shown = async ({ db, scope, person }: { db: Db; scope: Scope; person: Person }, id: string) =>
    showEquipment(db, scope, await equipmentToRead({ db, scope, params: { id } }), workOn, person);
  return {
    query: ({ db, scope, query, now }) => listEquipment(db, scope, listRequest(query), filterOf(query, now)),
    get: handler<Table['get']>()({
      load: equipmentToRead,
      current: ({ db, scope, person }, record) => showEquipment(db, scope, record, workOn, person),
      run: ({ db, scope, record, person }) => showEquipment(db, scope, record, workOn, person),
    }),
    byProductModel: ({ db, scope, params }) => listEquipmentOfModels(db, scope, [params.id]),
    byProductModels: ({ db, scope, query }) => listEquipmentOfModels(db, scope, query.productModelIds),
    create: async ({ db, scope, body, now, person }) =>
      shown({ db, scope, person }, await addEquipment(db, scope, body, now)),
    update: handler<Table['update']>()({
      load: equipmentToCorrect,
      current: ({ db, scope, person }, record) => showEquipment(db, scope, record, workOn, person),
      run: async ({ db, scope, record, body, person }) => {
        await changeEquipment(db, scope, record, body);
        return shown({ db, scope, person }, record.id);
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
