import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { notifySuccess } from '../../../ui/notify.ts';
import { reportLink } from '../../visits/visit-link.ts';
import { asksForSignatures } from '../asks-for-signatures.ts';
import { useStepStatus } from './inspections.queries.ts';
import { OldSignaturesDialog } from './OldSignaturesDialog.tsx';
import { t } from './perform.texts.ts';

interface Submit {
  submit: () => void;
  isPending: boolean;
  /** Why it was refused. */
  failure: Error | null;
  /** What has to be said of old signatures first. */
  question: ReactNode;
}

/** Submits an inspection and leads to its report; `ready` resolves with false where that has to wait. */
export function useSubmit(id: string, ready: () => Promise<boolean> = async () => true): Submit {
  const navigate = useNavigate();
  const step = useStepStatus(id);
  async function submit(useOldSignatures?: boolean): Promise<void> {
    if (!(await ready())) return;
    const to = { status: 'Waiting' as const, ...(useOldSignatures !== undefined && { useOldSignatures }) };
    step.mutate(to, {
      onSuccess: () => {
        notifySuccess(t('submitted'));
        void navigate(reportLink(id));
      },
    });
  }
  const isAsked = asksForSignatures(step.error);
  return {
    submit: () => void submit(),
    isPending: step.isPending,
    failure: isAsked ? null : step.error,
    question: isAsked && <OldSignaturesDialog onSubmit={(useOld) => void submit(useOld)} onCancel={step.reset} />,
  };
}
