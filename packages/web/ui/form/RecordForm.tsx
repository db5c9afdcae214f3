import { Button, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { type AfterSaving, LeaveGuard } from '../LeaveGuard.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { FaultSummary } from './FaultSummary.tsx';
import { FormButtons } from './FormButtons.tsx';
import { t } from './form.texts.ts';

interface RecordFormProps {
  title: string;
  /** The record that is changed. */
  lead?: string;
  /** What saving is called: 'Save customer'. */
  save: string;
  /** 'The customer was not saved'. */
  failed: string;
  /** The way out without saving. */
  cancel: ReactNode;
  state: {
    busy: boolean;
    failure: Error | null;
    submit: (event?: FormEvent<HTMLFormElement>) => void;
    isDirty: () => boolean;
    saveFirst: (after: AfterSaving) => void;
    /** What is wrong, by the path of the field. */
    form: { errors: Readonly<Record<string, ReactNode>>; getInputNode: (path: never) => HTMLElement | null };
  };
  children: ReactNode;
}

/** The page of a form: its head, its parts, what went wrong, and the buttons, which are always at hand. */
export const RecordForm = ({ title, lead, save, failed, cancel, state, children }: RecordFormProps) => (
  <form onSubmit={state.submit} noValidate>
    <PageHeader title={title} {...(lead && { lead })} />
    <Stack gap="lg">
      <FaultSummary form={state.form} />
      {children}
      {state.failure && <ErrorPanel title={failed} error={state.failure} more={t('kept')} />}
      <FormButtons>
        <Button type="submit" loading={state.busy}>
          {save}
        </Button>
        {cancel}
      </FormButtons>
    </Stack>
    <LeaveGuard isDirty={state.isDirty} save={state.saveFirst} />
  </form>
);
