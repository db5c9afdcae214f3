import { newId } from '@assay/domain/id';
import { Text } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { SearchPicker } from '../../../ui/picker/SearchPicker.tsx';
import { customPointChoices } from './custom-points.queries.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import type { RunModel } from './run-model.ts';
import { extraKey } from './run-states.ts';

/** Adds a point that the protocol does not have. */
export function AddPoint({ model, onAdded }: { model: RunModel; onAdded: (pointId: string) => void }) {
  const { queue } = usePerforming();
  const [added, setAdded] = useState<string>();
  const isThere = useSyncExternalStore(queue.subscribe, () => added !== undefined && model.keyOf(added) !== undefined);
  useEffect(() => {
    if (!isThere || !added) return;
    setAdded(undefined);
    onAdded(added);
  }, [isThere, added, onAdded]);

  function add(inspectionPointId: string): void {
    const id = newId();
    queue.change(extraKey(model.runId, id), { inspectionPointId });
    setAdded(id);
  }

  return (
    <div>
      <SearchPicker
        label={t('addPoint')}
        value={null}
        onChange={(choice) => choice && add(choice.id)}
        source={customPointChoices}
      />
      {added && (
        <Text size="sm" role="status" c="dimmed">
          {t('adding')}
        </Text>
      )}
    </div>
  );
}
