import type { Point } from '@assay/domain/points/point';
import { ConflictDialog } from '../../../ui/conflict/ConflictDialog.tsx';
import { differences, plainText, type Side } from '../../../ui/conflict/three-way.ts';
import { useValueText } from './conflict-values.ts';
import { fieldWords } from './field-words.ts';

interface PointConflictDialogProps {
  base: Point;
  mine: Point;
  theirs: Point;
  busy: boolean;
  onSave: (joined: Point) => void;
  onBack: () => void;
}

/** The conflict of a point, field by field: a list of parts is one field, taken whole from one side. */
export function PointConflictDialog({ base, mine, theirs, busy, onSave, onBack }: PointConflictDialogProps) {
  const textOf = useValueText();
  // Values are told apart by what they say, and read as the form would tell them.
  const flat = (point: Point) =>
    Object.fromEntries(
      Object.entries(point)
        .filter(([name]) => name !== 'type')
        .map(([name, value]) => [name, { id: canonical(name, value), name: textOf(name, value) }]),
    );
  const found = differences(flat(base), flat(mine), flat(theirs));

  function join(choices: ReadonlyMap<string, Side>): void {
    const taken = found.filter(({ path, preferred }) => (choices.get(path) ?? preferred) === 'theirs');
    const others = Object.fromEntries(
      taken.map(({ path }) => [path, (theirs as unknown as Record<string, unknown>)[path]]),
    );
    onSave({ ...mine, ...others } as Point);
  }

  return (
    <ConflictDialog
      found={found}
      labelOf={({ path }) => fieldWords()[path] ?? path}
      textOf={(_, value) => plainText(value)}
      busy={busy}
      onSave={join}
      onBack={onBack}
    />
  );
}

/** The order of metas says nothing. */
function canonical(name: string, value: unknown): string {
  if (name !== 'metas' || !Array.isArray(value)) return JSON.stringify(value);
  return JSON.stringify(value.map((meta) => JSON.stringify(meta)).sort());
}
