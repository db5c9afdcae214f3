import { type EquipmentCells, equipmentColumns } from '@assay/domain/equipment/import-columns';
import { meaningOf, pairKey, type Surroundings } from '@assay/domain/equipment/import-surroundings';
import { EquipmentPlan } from '@assay/domain/equipment/plan-import';
import { serialKey } from '@assay/domain/equipment/same-equipment';
import type { Db } from '../../db/pool.ts';
import type { ImportNoun, LineGroup, PlannedGroup } from '../../frame/import-noun.ts';
import {
  findMachinesByMdm,
  findMachinesByNick,
  findMachinesBySerial,
  findPlaces,
  findProducts,
  lockEquipmentTables,
  writeEquipment,
} from './import-equipment.queries.ts';

const given = (values: (string | undefined)[]): string[] => [...new Set(values.filter((value) => value !== undefined))];

/** Everything that these lines may mean; machines also by the serial numbers that they would end up with. */
async function findSurroundings(db: Db, lines: readonly EquipmentCells[]): Promise<Surroundings> {
  const products = await findProducts(db, lines);
  const places = await findPlaces(db, lines);
  const byMdm = await findMachinesByMdm(db, given(lines.map(({ mdmEquipmentId }) => mdmEquipmentId || undefined)));
  const ofMdm = new Map(byMdm.map((machine) => [machine.mdmEquipmentId, machine]));
  const meant = lines.map((cells) => ({
    cells,
    known: ofMdm.get(cells.mdmEquipmentId ?? ''),
    meaning: meaningOf(cells, { products, places, machines: [] }),
  }));
  const serials = meant.flatMap(({ cells, known, meaning }) => {
    const [family, serial] = [meaning.family ?? known?.family, cells.serialNumber || known?.serialNumber];
    return family && serial ? [{ familyId: family.id, serial }] : [];
  });
  const nicks = meant.flatMap(({ cells: { serialNumber, nickName }, meaning }) =>
    nickName && !serialNumber ? [{ nick: nickName, customerId: meaning.customer?.id, siteId: meaning.site?.id }] : [],
  );
  const found = [...byMdm, ...(await findMachinesBySerial(db, serials)), ...(await findMachinesByNick(db, nicks))];
  return { products, places, machines: [...new Map(found.map((machine) => [machine.id, machine])).values()] };
}

function comparer() {
  const plan = new EquipmentPlan();
  return async (db: Db, groups: LineGroup[]): Promise<PlannedGroup[]> => {
    const lines = groups.flatMap((group) => group.lines);
    const { lines: planned, writes } = plan.add(
      lines,
      await findSurroundings(
        db,
        lines.map(({ cells }) => cells),
      ),
    );
    return [{ rootId: undefined, planned, writes }];
  };
}

export const equipmentImport: ImportNoun = {
  noun: 'equipments',
  recordType: 'equipment',
  lists: ['equipment', 'customer', 'productFamily', 'productModel'],
  columns: equipmentColumns,
  keyOf: ({ mdmEquipmentId, family = '', serialNumber, nickName, customer, site }) => {
    if (mdmEquipmentId) return `m:${mdmEquipmentId}`;
    return serialNumber
      ? `s:${pairKey(serialKey(serialNumber), family)}`
      : `n:${pairKey(nickName, `${customer} ${site}`)}`;
  },
  comparer,
  lock: lockEquipmentTables,
  write: writeEquipment,
};
