import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { ConflictDialog } from '../../../ui/conflict/ConflictDialog.tsx';
import type { Difference } from '../../../ui/conflict/three-way.ts';
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
        <Alert role="alert" color="red" title={t('conflictTitle')} data-record={key}>
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
          labelOf={({ path }) => words.labelOf(path)}
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

const differencesOf = ({ textOf }: PartWords, entry: Entry): Difference[] => {
  const parts: Parts = entry.parts;
  const theirs: Parts = entry.theirs ?? {};
  return Object.keys(theirs).map((part) => ({
    path: part,
    field: part,
    mine: textOf(part, parts[part]),
    theirs: textOf(part, theirs[part]),
    preferred: 'mine' as const,
  }));
};
