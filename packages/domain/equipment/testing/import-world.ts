import type { EquipmentCells } from '../import-columns.ts';
import { type FoundPlace, type FoundProduct, type KnownMachine, pairKey } from '../import-surroundings.ts';
import { EquipmentPlan } from '../plan-import.ts';

export const named = (name: string) => ({ id: name.toLowerCase(), name });
export const cone = named('Cone');
const hp300 = named('HP300');
export const [hp200, j10] = [named('HP200'), named('J10')];
export const jaw = named('Jaw');
export const [kallio, north, south] = [named('Kallio'), named('North'), named('South')];

export const products = new Map<string, FoundProduct>([
  [pairKey('Cone', 'HP200'), { family: cone, model: hp200 }],
  [pairKey('Cone', 'HP300'), { family: cone, model: hp300 }],
  [pairKey('Cone', ''), { family: cone }],
  [pairKey('Cone', 'XX'), { family: cone }],
  [pairKey('Jaw', 'J10'), { family: jaw, model: j10 }],
  [pairKey('Jaw', ''), { family: jaw }],
]);
export const places = new Map<string, FoundPlace>([
  [pairKey('Kallio', 'North'), [{ customer: kallio, site: north }]],
  [pairKey('Kallio', 'South'), [{ customer: kallio, site: south }]],
  [pairKey('Kallio', ''), [{ customer: kallio }]],
  [pairKey('Kallio', 'Moon'), [{ customer: kallio }]],
  [pairKey('Twin', ''), [{ customer: named('a') }, { customer: named('b') }]],
]);

export const machine = (id: string, given: Partial<KnownMachine> = {}): KnownMachine => ({
  id,
  serialNumber: '',
  nickName: '',
  mdmEquipmentId: '',
  family: cone,
  model: hp200,
  customer: kallio,
  site: north,
  ...given,
});

export const lines = (...cells: EquipmentCells[]) => cells.map((row, i) => ({ line: i + 2, cells: row }));
export const plan = (cells: EquipmentCells[], machines: KnownMachine[] = []) =>
  new EquipmentPlan().add(lines(...cells), { products, places, machines });
export const product = { family: 'Cone', model: 'HP200' };
export const at = (site: string) => ({ customer: 'Kallio', site });
export const nowhere = { customer: null, site: null };
