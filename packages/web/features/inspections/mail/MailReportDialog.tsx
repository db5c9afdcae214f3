import type { ReportHead } from '@assay/contract/report-heads';
import { distinctAddresses, isPlainAddress } from '@assay/domain/inspections/report-mail';
import type { Language } from '@assay/domain/languages';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { MailFields } from './MailFields.tsx';
import { useMailReport } from './mail.queries.ts';
import { t } from './mail.texts.ts';
import { useMailLanguage } from './use-mail-language.ts';

/** Sends a finished report once more, as it is: nobody has to save a version for that. */
export function MailReportDialog({ head, onClose }: { head: ReportHead; onClose: () => void }) {
  const { id, version, mailing } = head;
  const mail = useMailReport(id);
  const usualLanguage = useMailLanguage(id);
  const [chosen, setChosen] = useState<Language>();
  const [recipients, setRecipients] = useState<string[]>(mailing.recipients);
  const lang = chosen ?? usualLanguage;
  const emailRecipients = distinctAddresses(recipients);
  const isReady = emailRecipients.length > 0 && emailRecipients.every(isPlainAddress);
  return (
    <ConfirmDialog
      title={t('title')}
      text={t('text', { version })}
      confirm={t('send')}
      busy={mail.isPending}
      disabled={!isReady}
      failure={mail.error ? { title: t('notSent'), error: mail.error } : undefined}
      onConfirm={() =>
        mail.mutate(
          { lang, emailRecipients },
          {
            onSuccess: () => {
              onClose();
              notifySuccess(t('sent', { count: emailRecipients.length }));
            },
          },
        )
      }
      onCancel={onClose}
    >
      <MailFields
        report={{ id, version }}
        language={lang}
        onLanguage={setChosen}
        recipients={recipients}
        onRecipients={setRecipients}
        failure={mail.error}
        sent={mail.variables?.emailRecipients}
      />
    </ConfirmDialog>
  );
}
