import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { ConflictDialog } from '../../../ui/conflict/ConflictDialog.tsx';
import type { Difference } from '../../../ui/conflict/three-way.ts';
import type { Entry, Parts } from '../queue/entry.ts';
import type { RecordKey } from '../queue/records.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';

export interface PartWords {
  labelOf: (part: string) => string;
  /** How a part reads; empty where it says nothing. */
  textOf: (part: string, value: unknown) => string;
}

/** What stands in the way of saving a record: somebody else's change of the same part, or a refusal. */
export function RecordTroubles({ of: key, words }: { of: RecordKey; words: PartWords }) {
  const { queue } = usePerforming();
  const entry = useSyncExternalStore(queue.subscribe, () =>
    queue.entries().find((one) => one.key === key && one.state !== 'waiting'),
  );
  const [isOpen, setOpen] = useState(false);
  if (!entry) return null;
  if (entry.state === 'refused')
    return (
      <Alert role="alert" color="red" title={t('refusedTitle')} data-record={key}>
        {entry.problem}
      </Alert>
    );
  return (
    <Alert role="alert" color="red" title={t('conflictTitle')} data-record={key}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('conflictText')}</Text>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('compare')}
        </Button>
      </Stack>
      {isOpen && (
        <ConflictDialog
          found={differencesOf(words, entry)}
          labelOf={({ path }) => words.labelOf(path)}
          textOf={(_, value) => String(value)}
          busy={false}
          onBack={() => setOpen(false)}
          onSave={(choices) => {
            setOpen(false);
            const theirs = [...choices].filter(([, side]) => side === 'theirs').map(([part]) => part);
            queue.resolve(key, new Set(theirs));
          }}
        />
      )}
    </Alert>
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
