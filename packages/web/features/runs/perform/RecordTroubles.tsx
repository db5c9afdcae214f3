import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { ConflictDialog } from '../../../ui/conflict/ConflictDialog.tsx';
import type { Difference } from '../../../ui/conflict/three-way.ts';
import { cellPath, cellsOf, sameCell } from '../queue/cells.ts';
import type { Entry, Parts } from '../queue/entry.ts';
import type { RecordKey } from '../queue/records.ts';
import type { PartWords } from './part-words.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import { ReplacedNote } from './ReplacedNote.tsx';

/** What stands in the way of saving a record: somebody else's change of the same part, or a refusal. */
export function RecordTroubles({ of: key, words }: { of: RecordKey; words: PartWords }) {
  const { queue } = usePerforming();
  const entry = useSyncExternalStore(queue.subscribe, () =>
    queue.entries().find((one) => one.key === key && one.state !== 'waiting'),
  );
  // Both sides as they stood when the person asked: nothing moves or goes under the hand while others write on.
  const [compared, setCompared] = useState<Entry>();
  return (
    <>
      {!entry && <ReplacedNote of={key} words={words} />}
      {entry?.state === 'refused' && (
        <Alert role="alert" color="red" title={t('refusedTitle')} data-record={key}>
          {entry.problem}
        </Alert>
      )}
      {entry?.state === 'conflict' && (
        <Alert
          role="alert"
          color="red"
          title={entry.changedBy ? t('conflictTitleBy', { name: entry.changedBy }) : t('conflictTitle')}
          data-record={key}
        >
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{t('conflictText')}</Text>
            <Button variant="default" onClick={() => setCompared(entry)}>
              {t('compare')}
            </Button>
          </Stack>
        </Alert>
      )}
      {compared && (
        <ConflictDialog
          found={differencesOf(words, compared)}
          labelOf={({ path, field = '' }) => labelOf(words, field, path)}
          {...(compared.changedBy && { other: compared.changedBy })}
          textOf={(_, value) => String(value)}
          busy={false}
          onBack={() => setCompared(undefined)}
          onSave={(choices) => {
            setCompared(undefined);
            const theirs = [...choices].filter(([, side]) => side === 'theirs').map(([part]) => part);
            queue.resolve(key, { keepTheirs: new Set(theirs), seen: compared.theirs ?? {} });
          }}
        />
      )}
    </>
  );
}

/** A cell is called by its own name: which answer it is of is plain from its point. */
const labelOf = ({ labelOf: ofPart, cells }: PartWords, part: string, path: string): string =>
  path === part || !cells ? ofPart(part) : cells.labelOf(path.slice(part.length + 1));

/** What both have changed: of a part with cells those that differ. */
const differencesOf = (words: PartWords, entry: Entry): Difference[] => {
  const parts: Parts = entry.parts;
  const theirs: Parts = entry.theirs ?? {};
  return Object.keys(theirs).flatMap((part): Difference[] => {
    const [mine, their] = [cellsOf(part, parts[part]), cellsOf(part, theirs[part])];
    const common = { field: part, preferred: 'mine' as const };
    const { cells } = words;
    if (!mine || !their || !cells)
      return [
        { ...common, path: part, mine: words.textOf(part, parts[part]), theirs: words.textOf(part, theirs[part]) },
      ];
    const textAt = (side: typeof mine, id: string) => cells.textOf(side.get(id) ?? {});
    return [...new Set([...mine.keys(), ...their.keys()])]
      .filter((id) => !sameCell(mine.get(id), their.get(id)))
      .map((id) => ({ ...common, path: cellPath(part, id), mine: textAt(mine, id), theirs: textAt(their, id) }));
  });
};
