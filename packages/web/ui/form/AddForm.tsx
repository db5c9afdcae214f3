import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { ErrorPanel } from '../ErrorPanel.tsx';
import classes from './add-form.module.css';

interface AddFormProps {
  /** The label of the button. */
  add: string;
  failed: string;
  state: { busy: boolean; failure: Error | null; submit: (event?: FormEvent<HTMLFormElement>) => void };
  children: ReactNode;
}

/** A line that adds to the list below it. */
export const AddForm = ({ add, failed, state, children }: AddFormProps) => (
  <form onSubmit={state.submit} noValidate className={classes.form}>
    <div className={classes.fields}>
      {children}
      <Button type="submit" loading={state.busy} className={classes.button}>
        {add}
      </Button>
    </div>
    {state.failure && <ErrorPanel title={failed} error={state.failure} />}
  </form>
);
