import type { PointListItem } from '@assay/contract/points/point';
import type { Protocol } from '@assay/domain/protocols/protocol';
import type { KeyboardEvent, PointerEvent } from 'react';
import { PointLines } from '../../../points/list/PointLines.tsx';
import classes from '../../../points/list/point-entry.module.css';
import { useCreator, useProtocol, useView } from '../creator-state.ts';
import { carry } from '../drag/carry.ts';
import { t } from './picker.texts.ts';
import { useAddPoint } from './use-add-point.ts';

/** How often the protocol has the point already. */
const timesIn = ({ categories }: Pick<Protocol, 'categories'>, pointId: string): number =>
  categories.reduce(
    (sum, { inspectionPoints }) =>
      sum + inspectionPoints.filter(({ inspectionPointId }) => inspectionPointId === pointId).length,
    0,
  );

interface PickerEntryProps {
  point: PointListItem;
  search: string;
}

/** A point of the list: a click chooses it, a double click or Enter adds it, and it can be dragged to its place. */
export function PickerEntry({ point, search }: PickerEntryProps) {
  const { view } = useCreator();
  const isChosen = useView(({ chosenId }) => chosenId === point.id);
  const add = useAddPoint();
  const times = useProtocol((protocol) => timesIn(protocol, point.id));

  const choose = () => view.set((before) => ({ ...before, chosenId: point.id }));

  function addByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Otherwise the key would choose it as well.
    event.preventDefault();
    add(point);
  }

  function drag(event: PointerEvent): void {
    // A finger scrolls the list; it has the button to add with.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    carry(event, { label: point.name, onDrop: (place) => add(point, place) });
  }

  return (
    <button
      type="button"
      className={classes.entry}
      title={point.name}
      aria-current={isChosen || undefined}
      onClick={choose}
      onDoubleClick={() => add(point)}
      onKeyDown={addByKey}
      onPointerDown={drag}
    >
      <PointLines point={point} search={search} mark={times === 0 ? undefined : t('isIn', { count: times })} />
    </button>
  );
}
