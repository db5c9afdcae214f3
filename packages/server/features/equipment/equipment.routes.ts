import type { equipments } from '@assay/contract/equipment';
import { listRequest } from '@assay/contract/lists';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type Handlers, handler } from '../../http/handlers.ts';
import type { Person } from '../../http/person.ts';
import { deleteEquipment, listEquipment, listEquipmentOfModels } from './equipment.queries.ts';
import { showEquipmentHistory } from './equipment-history.ts';
import { equipmentToCorrect, equipmentToRead, equipmentToWrite } from './load-equipment.ts';
import { addEquipment, changeEquipment } from './save-equipment.ts';
import { type MachineWork, showEquipment } from './show-equipment.ts';

type Table = typeof equipments;

export function equipmentHandlers(workOn: MachineWork): Handlers<Table> {
  const shown = async ({ db, scope, person }: { db: Db; scope: Scope; person: Person }, id: string) =>
    showEquipment(db, scope, await equipmentToRead({ db, scope, params: { id } }), workOn, person);
  return {
    query: ({ db, scope, query }) => listEquipment(db, scope, listRequest(query)),
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
