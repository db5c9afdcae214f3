import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTotals } from '../queue/use-queue.ts';
import { usePerforming } from './performing.ts';
import { SavingLeads, type SavingLeadsProps } from './SavingLeads.tsx';
import classes from './saving-bar.module.css';
import { barOf } from './saving-state.ts';

/** Whether everything is saved, for the whole visit; what is in the way is one tap away. */
export function SavingBar({ status, placeOf }: SavingLeadsProps & { status: ReactNode }) {
  const { queue } = usePerforming();
  const { state, text } = barOf(useTotals(queue));
  return (
    <div className={classes.bar} data-state={state}>
      {status}
      <Text size="sm" role="status" className={classes.text ?? ''}>
        {text}
      </Text>
      <div className={classes.leads}>
        <SavingLeads placeOf={placeOf} />
      </div>
    </div>
  );
}
