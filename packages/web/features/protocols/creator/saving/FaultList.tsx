import { Text } from '@mantine/core';
import { FaultLines } from '../../../../ui/form/FaultLines.tsx';
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
      <FaultLines
        label={title}
        lines={faultLines(list).map(({ message, paths }) => ({
          key: message,
          text: paths.length > 1 ? t('line', { message, count: paths.length }) : message,
          onGo: () => leadTo(state, protocol, paths[0] ?? ''),
        }))}
      />
    </div>
  );
}
