import { Button, Group, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import type { RecordKey } from '../queue/records.ts';
import type { PartWords } from './part-words.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import classes from './replaced-note.module.css';

/** What somebody else has replaced of what was saved from here: to be read, and to be put back. */
export function ReplacedNote({ of: key, words }: { of: RecordKey; words: PartWords }) {
  const { queue, disabled } = usePerforming();
  const replaced = useSyncExternalStore(queue.subscribe, () => queue.replaced(key));
  const lines = (replaced ?? [])
    .map(({ part, mine }) => ({ label: words.labelOf(part), text: words.textOf(part, mine) }))
    .filter(({ text }) => text !== '');
  const severalParts = new Set(lines.map(({ label }) => label)).size > 1;
  const by = replaced?.at(-1)?.by;
  if (!replaced || lines.length === 0) return null;
  const putBack = () => {
    queue.change(key, Object.fromEntries(replaced.map(({ part, mine }) => [part, mine])));
    queue.forgetReplaced(key);
  };
  return (
    <div className={classes.note} role="status" data-record={key}>
      <Text size="sm">{by ? t('replacedBy', { name: by }) : t('replacedBySomebody')}</Text>
      {lines.map(({ label, text }) => (
        <Text key={text} size="sm" className={classes.mine ?? ''}>
          {severalParts ? t('partText', { label, text }) : text}
        </Text>
      ))}
      <Group gap="xs">
        {!disabled && (
          <Button variant="default" size="compact-sm" onClick={putBack}>
            {t('putBack')}
          </Button>
        )}
        <Button variant="subtle" size="compact-sm" onClick={() => queue.forgetReplaced(key)}>
          {t('dismiss')}
        </Button>
      </Group>
    </div>
  );
}
