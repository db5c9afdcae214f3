import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { asksForSignatures } from './asks-for-signatures.ts';
import { OldSignatures } from './OldSignatures.tsx';
import { t } from './old-signatures.texts.ts';

export interface SignatureQuestion {
  /** Shown once the server has asked. */
  question: ReactNode;
  /** Asked, and not answered yet. */
  isOpen: boolean;
  /** What goes along with the next try. */
  decided: { useOldSignatures?: boolean };
  /** What failed for another reason. */
  failure: Error | null;
}

/** The question about old signatures, for dialogs that submit. */
export function useSignatureQuestion(error: Error | null): SignatureQuestion {
  const [isAsked, setAsked] = useState(false);
  const [useOld, setUseOld] = useState<boolean>();
  const asksNow = asksForSignatures(error);
  if (asksNow && !isAsked) setAsked(true);
  return {
    question: isAsked && (
      <>
        <Text>{t('changedSince')}</Text>
        <OldSignatures useOld={useOld} onChange={setUseOld} />
      </>
    ),
    isOpen: isAsked && useOld === undefined,
    decided: useOld === undefined ? {} : { useOldSignatures: useOld },
    failure: asksNow ? null : error,
  };
}
