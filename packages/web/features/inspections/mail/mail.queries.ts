import { inspectionEdits } from '@assay/contract/inspection-edits';
import { newId } from '@assay/domain/id';
import type { Language } from '@assay/domain/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../api/call.ts';

interface ReportMail {
  lang: Language;
  emailRecipients: string[];
}

/** Mails the newest version of a report; a try that is repeated after a lost answer mails it once. */
export function useMailReport(id: string) {
  const client = useQueryClient();
  const sent = useRef({ text: '', key: '' });
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: ({ lang, emailRecipients }: ReportMail) => {
      const text = JSON.stringify([lang, emailRecipients]);
      if (sent.current.text !== text) sent.current = { text, key: newId() };
      return call(inspectionEdits.mail, {
        params: { id },
        query: { lang },
        body: { emailRecipients },
        key: sent.current.key,
      });
    },
    // Its history names whom it went to.
    onSuccess: () => void client.invalidateQueries({ queryKey: ['inspections'] }),
  });
}
