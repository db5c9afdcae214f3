import { Button, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RowAction } from '../list/RowAction.tsx';
import { Panel } from '../Panel.tsx';
import classes from './part-list.module.css';

interface PartListProps {
  title: string;
  /** What is shown before the parts. */
  lead?: string;
  ids: readonly string[];
  /** The fields of the part at this place. */
  fields: (index: number) => ReactNode;
  /** Names the part at this place to those who do not see it: 'Site 2'. */
  partName: (index: number) => string;
  removeLabel: (index: number) => string;
  addLabel: string;
  empty: string;
  /** Adds a part and answers its id. */
  onAdd: () => string;
  onRemove: (index: number) => void;
}

/** Parts of a record that are edited in place: added, removed, and reached by keyboard. */
export function PartList(props: PartListProps) {
  const { title, lead, ids, fields, partName, removeLabel, addLabel, empty, onAdd, onRemove } = props;
  const [added, setAdded] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (added) list.current?.querySelector<HTMLInputElement>(`[data-part="${added}"] input`)?.focus();
  }, [added]);

  function remove(index: number): void {
    onRemove(index);
    adding.current?.focus();
  }

  return (
    <Panel title={title}>
      <div ref={list} className={classes.parts}>
        {lead && <Text c="dimmed">{lead}</Text>}
        {ids.length === 0 && <Text c="dimmed">{empty}</Text>}
        {ids.map((id, index) => (
          <fieldset key={id} className={classes.part} data-part={id} aria-label={partName(index)}>
            <div className={classes.fields}>{fields(index)}</div>
            <RowAction label={removeLabel(index)} icon={IconTrash} destructive onClick={() => remove(index)} />
          </fieldset>
        ))}
        <Button
          ref={adding}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setAdded(onAdd())}
        >
          {addLabel}
        </Button>
      </div>
    </Panel>
  );
}
