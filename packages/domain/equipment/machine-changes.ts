import type { Change } from '../imports/plan.ts';
import { equipmentColumns as columns, type EquipmentCells } from './import-columns.ts';
import type { KnownMachine, Meaning, Named } from './import-surroundings.ts';

interface MachineChanges {
  /** An empty text clears the field. */
  fields: Record<string, string>;
  /** For the preview, by titles of columns. */
  shown: Change[];
  /** For the history, by names of fields. */
  recorded: Change[];
}

const texts = [
  ['serialNumber', 'serial_number'],
  ['nickName', 'nick_name'],
  ['mdmEquipmentId', 'mdm_equipment_id'],
] as const;

/** Blank cells change nothing. */
export function changesOf(cells: EquipmentCells, meaning: Meaning, machine: KnownMachine | undefined): MachineChanges {
  const made: MachineChanges = { fields: {}, shown: [], recorded: [] };

  for (const [column, field] of texts) {
    const [from, to] = [machine?.[column] ?? '', cells[column]];
    if (!to || to === from) continue;
    made.fields[field] = to;
    made.shown.push({ field: columns[column].title, from, to });
    made.recorded.push({ field, from, to });
  }

  const noteProduct = (column: 'family' | 'model', from: Named | undefined, to: Named) => {
    if (from?.id === to.id) return;
    made.shown.push({ field: columns[column].title, from: from?.name ?? '', to: to.name });
    made.recorded.push({ field: `${column}_name`, from: from?.name ?? '', to: to.name });
  };
  const { family, model } = meaning;
  if (family && model && model.id !== machine?.model.id) {
    Object.assign(made.fields, { product_family_id: family.id, product_model_id: model.id });
    noteProduct('family', machine?.family, family);
    noteProduct('model', machine?.model, model);
  }

  const { customer } = meaning;
  if (customer) {
    const moved = customer.id !== machine?.customer?.id;
    // A customer alone keeps the site, unless that belongs to another customer.
    const site = meaning.site ?? (moved ? null : (machine?.site ?? null));
    notePlace('customer', 'customer_id', machine?.customer ?? null, customer);
    notePlace('site', 'customer_site_id', machine?.site ?? null, site);
  }
  return made;

  function notePlace(column: 'customer' | 'site', field: string, from: Named | null, to: Named | null): void {
    if (from?.id === to?.id) return;
    made.fields[field] = to?.id ?? '';
    made.shown.push({ field: columns[column].title, from: from?.name ?? '', to: to?.name ?? '' });
    made.recorded.push({ field, from: from?.id ?? '', to: to?.id ?? '' });
  }
}
