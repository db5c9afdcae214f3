import { newId } from '../id.ts';
import { cellFaults, neededCell } from '../imports/cell-faults.ts';
import { type LineError, lineError } from '../imports/line-error.ts';
import type { PlannedLine, PlannedWrite, SourceLine } from '../imports/plan.ts';
import type { Code, CodeValues } from '../words/message.ts';
import { equipmentColumns as columns, type EquipmentCells } from './import-columns.ts';
import {
  indexMachines,
  type KnownMachine,
  type Meaning,
  meaningOf,
  nickPlace,
  type Surroundings,
  serialPlace,
} from './import-surroundings.ts';
import { changesOf } from './machine-changes.ts';
import { matchMachine } from './match-machine.ts';

interface Planned {
  lines: PlannedLine[];
  writes: PlannedWrite[];
}

const fault = <C extends Code>(column: keyof typeof columns, code: C, ...values: CodeValues<C>): LineError =>
  lineError(columns[column].title, code, ...values);

const faultsOf = (cells: EquipmentCells): LineError[] => [
  ...cellFaults(columns, cells),
  ...neededCell(columns, cells, 'family', ['model']),
  ...neededCell(columns, cells, 'customer', ['site']),
];

/** Plans an import in batches and remembers which machines the file has named; blank cells change nothing. */
export class EquipmentPlan {
  /** The line that first named a machine, a serial number, an MDM id or a nickname at a place. */
  readonly #namedBy = new Map<string, number>();

  add(lines: readonly SourceLine<EquipmentCells>[], surroundings: Surroundings): Planned {
    const index = indexMachines(surroundings.machines);
    const planned: Planned = { lines: [], writes: [] };
    for (const { line, cells } of lines) {
      const title = [cells.serialNumber || cells.nickName || cells.mdmEquipmentId, cells.family, cells.model]
        .filter(Boolean)
        .join(' · ');
      const { errors, write, changes, isNew } = this.#plan({ line, cells }, surroundings, index);
      const state = errors.length > 0 ? 'faulty' : isNew ? 'new' : write ? 'changed' : 'unchanged';
      planned.lines.push({ line, state, title, changes, errors });
      if (write) planned.writes.push(write);
    }
    return planned;
  }

  #plan(
    { line, cells }: SourceLine<EquipmentCells>,
    surroundings: Surroundings,
    index: ReturnType<typeof indexMachines>,
  ) {
    const meaning = meaningOf(cells, surroundings);
    const wrong = (...errors: LineError[]) => ({ errors, write: undefined, changes: [], isNew: false });
    const errors = [...faultsOf(cells), ...meaning.errors];
    if (errors.length > 0) return wrong(...errors);
    const match = matchMachine(cells, meaning, index);
    if ('error' in match) return wrong(match.error);
    const { machine } = match;
    const incomplete = machine ? misplaced(cells, meaning, machine) : missing(cells);
    if (incomplete.length > 0) return wrong(...incomplete);

    const [family, serial] = [meaning.family ?? machine?.family, cells.serialNumber || machine?.serialNumber];
    const at = family && serial ? serialPlace(family.id, serial) : undefined;
    const holder = at ? index.bySerial.get(at) : undefined;
    if (holder && holder.id !== machine?.id) return wrong(fault('serialNumber', 'import.serialTaken'));
    const twice = this.#claim(line, {
      mdmEquipmentId: cells.mdmEquipmentId && `mdm ${cells.mdmEquipmentId}`,
      serialNumber: at && `serial ${at}`,
      nickName:
        !serial && cells.nickName && `nick ${nickPlace(cells.nickName, meaning.customer?.id, meaning.site?.id)}`,
      machine: machine && `machine ${machine.id}`,
    });
    if (twice) return wrong(twice);

    const { fields, shown, recorded } = changesOf(cells, meaning, machine);
    const kind = machine ? ('update' as const) : ('insert' as const);
    const write: PlannedWrite | undefined =
      shown.length > 0
        ? { target: 'equipment', kind, id: machine?.id ?? newId(), fields, changes: recorded }
        : undefined;
    return { errors: [], write, changes: shown, isNew: !machine };
  }

  /** A file may name a machine once: later lines that name it in any way are faulty. */
  #claim(
    line: number,
    identities: Record<'mdmEquipmentId' | 'serialNumber' | 'nickName' | 'machine', string | false | undefined>,
  ): LineError | undefined {
    const names = Object.entries(identities).filter((entry): entry is [keyof typeof identities, string] =>
      Boolean(entry[1]),
    );
    for (const [column, name] of names) {
      const earlier = this.#namedBy.get(name);
      if (earlier) {
        const first = names[0]?.[0] ?? 'serialNumber';
        const at = column === 'machine' ? first : column;
        return fault(at === 'machine' ? 'serialNumber' : at, 'import.sameEquipment', { line: earlier });
      }
    }
    for (const [, name] of names) this.#namedBy.set(name, line);
    return undefined;
  }
}

function missing(cells: EquipmentCells): LineError[] {
  const needed = (['family', 'model'] as const).filter((column) => !cells[column]);
  return [
    ...(cells.serialNumber || cells.nickName ? [] : [fault('serialNumber', 'equipment.nameMissing')]),
    ...needed.map((column) => fault(column, 'import.neededForNew')),
  ];
}

const misplaced = (cells: EquipmentCells, { family }: Meaning, machine: KnownMachine): LineError[] =>
  family && family.id !== machine.family.id && !cells.model ? [fault('model', 'import.neededToMove')] : [];
