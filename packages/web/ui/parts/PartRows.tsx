import { inIndexOrder, nextIndex } from '@assay/domain/points/new-parts';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useGrowing } from '../use-growing.ts';
import { moved } from './order.ts';
import { PartFrame } from './PartFrame.tsx';
import { type Change, type ChangeList, changed, type OrderedPart, type PartRow } from './part-row.ts';
import classes from './part-rows.module.css';
import { quickRows } from './quick-rows.ts';
import { useMoving } from './use-moving.ts';

interface PartRowsProps<P extends OrderedPart> {
  /** What one of them is called: 'Option'. */
  noun: string;
  parts: readonly P[];
  /** Must stay the same function, or every row is drawn again. */
  onChange: ChangeList<P>;
  row: PartRow<P>;
  fresh: (index: number) => P;
  add: string;
  empty: string;
  most?: number;
  /** For now nothing may be added. */
  addDisabled?: boolean;
  disabled?: boolean;
  /** The field, first of its row, in which Enter adds the next part and a pasted list becomes parts. */
  quick?: keyof P & string;
  /** Why a part can be neither changed nor removed; undefined for one that can. Always the same function. */
  lockOf?: (part: P) => string | undefined;
}

/** Parts in their order: added, removed, changed in place, moved by dragging or by their buttons. */
export function PartRows<P extends OrderedPart>(props: PartRowsProps<P>) {
  const {
    noun,
    parts,
    onChange,
    row,
    fresh,
    add,
    empty,
    most = 200,
    addDisabled = false,
    disabled = false,
    quick,
    lockOf,
  } = props;
  const shown = useMemo(() => inIndexOrder(parts), [parts]);
  const many = useGrowing(shown.length, 12);
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState('');
  const { move, announcement } = useMoving(noun, shown.length, (id, to) => onChange((before) => moved(before, id, to)));

  useLayoutEffect(() => {
    if (added)
      list.current?.querySelector<HTMLElement>(`[data-part="${added}"] :is(input:not([type=file]), textarea)`)?.focus();
  }, [added]);

  const change = useCallback(
    (id: string, how: Change<P>) => onChange((before) => changed(before, id, how)),
    [onChange],
  );
  const remove = useCallback(
    (id: string) => {
      onChange((before) => before.filter((part) => part.id !== id));
      adding.current?.focus();
    },
    [onChange],
  );

  const quickly =
    quick && quickRows({ field: quick, fresh, onChange, room: disabled ? 0 : most - parts.length, onAdded: setAdded });

  function append(): void {
    const part = fresh(nextIndex(parts));
    onChange((before) => [...before, part]);
    setAdded(part.id);
  }

  return (
    <div className={classes.parts}>
      {shown.length === 0 && <Text c="dimmed">{empty}</Text>}
      {shown.length > 0 && (
        <ol className={classes.list} ref={list} {...quickly}>
          {shown.slice(0, many).map((part, place) => (
            <PartFrame
              key={part.id}
              noun={noun}
              part={part}
              place={place}
              isLast={place === shown.length - 1}
              row={row}
              lock={lockOf?.(part)}
              change={change}
              move={move}
              remove={remove}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {!disabled && (
        <Button
          ref={adding}
          variant="default"
          disabled={addDisabled || parts.length >= most}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={append}
        >
          {add}
        </Button>
      )}
    </div>
  );
}
