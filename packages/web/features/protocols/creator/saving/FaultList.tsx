import { Text } from '@mantine/core';
import { type FoundFaults, useCreator } from '../creator-state.ts';
import { leadTo } from '../reveal.ts';
import classes from './fault-list.module.css';
import { t } from './saving.texts.ts';
import { faultLines } from './saving-faults.ts';

interface FaultListProps {
  title: string;
  found: FoundFaults;
}

/** What stands in the way of saving; each line leads to its place. */
export function FaultList({ title, found: { protocol, list } }: FaultListProps) {
  const state = useCreator();
  if (list.length === 0) return null;
  return (
    <div className={classes.faults}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <ul className={classes.lines} aria-label={title}>
        {faultLines(list).map(({ message, paths }) => (
          <li key={message}>
            <button type="button" className={classes.line} onClick={() => leadTo(state, protocol, paths[0] ?? '')}>
              {paths.length > 1 ? t('line', { message, count: paths.length }) : message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
