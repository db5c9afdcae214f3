import type { SuggestionType } from '@assay/domain/audits/audit';
import { newId } from '@assay/domain/id';
import { Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { RowAction } from '../../../../ui/list/RowAction.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import type { FieldQueue } from '../../../runs/queue/queue.ts';
import type { RecordKey } from '../../../runs/queue/records.ts';
import { useQueueVersion } from '../../../runs/queue/use-queue.ts';
import { suggestionKey } from '../audit-states.ts';
import { ActionPoint } from './ActionPoint.tsx';
import classes from './action-points.module.css';
import { t } from './action-points.texts.ts';

/** In the order of the server; what it does not know yet is last. */
function keysOf(queue: FieldQueue, type: SuggestionType): RecordKey<'suggestion'>[] {
  const indexOf = (key: RecordKey<'suggestion'>) => queue.shown(key)?.index ?? Number.MAX_SAFE_INTEGER;
  return queue
    .keys('suggestion')
    .filter((key) => queue.shown(key)?.type === type)
    .sort((one, other) => indexOf(one) - indexOf(other));
}

/** The action points of one term; plus adds an empty one. */
export function ActionPointList({ type }: { type: SuggestionType }) {
  const { queue, disabled } = usePerforming();
  useQueueVersion(queue);
  const [added, setAdded] = useState<string>();
  const keys = keysOf(queue, type);
  const list = t(type);

  function add(): void {
    const key = suggestionKey(newId());
    setAdded(key);
    queue.change(key, { type, text: '' });
  }

  return (
    <section aria-label={list} className={classes.list}>
      <div className={classes.head}>
        <Title order={3}>{list}</Title>
        {!disabled && <RowAction label={t('add', { list })} icon={IconPlus} onClick={add} />}
      </div>
      {keys.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('none')}
        </Text>
      )}
      {keys.map((key, place) => (
        <ActionPoint key={key} of={key} name={t('one', { list, number: place + 1 })} takesFocus={key === added} />
      ))}
    </section>
  );
}
