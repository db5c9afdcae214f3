import { distinctAddresses, isPlainAddress } from '@assay/domain/inspections/report-mail';
import type { Language } from '@assay/domain/languages';
import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { MailFields } from '../mail/MailFields.tsx';
import { useMailLanguage } from '../mail/use-mail-language.ts';
import { OldSignatures } from '../OldSignatures.tsx';
import type { EditBody } from './edit.queries.ts';
import { t } from './edit.texts.ts';

export interface SavingChoices
  extends Pick<EditBody, 'useOldSignatures' | 'sendEmail' | 'emailRecipients' | 'reason' | 'changesSince'> {
  lang: Language;
}

interface ConfirmSavingDialogProps {
  inspectionId: string;
  /** The newest version that there is. */
  version: number;
  hasSignatures: boolean;
  /** A summary that was written for other ratings. */
  unreadSummary: string;
  /** Whom it is mailed to unless the person says otherwise. */
  usualRecipients: readonly string[];
  /** What was chosen before a save that failed. */
  before: SavingChoices | undefined;
  failure: Error | null;
  onSave: (choices: SavingChoices) => void;
  onCancel: () => void;
}

/** What must be decided before a report is saved: about its signatures, and whether it is mailed. */
export function ConfirmSavingDialog(props: ConfirmSavingDialogProps) {
  const { inspectionId, version, hasSignatures, unreadSummary, usualRecipients, before, failure } = props;
  const { onSave, onCancel } = props;
  const usualLanguage = useMailLanguage(inspectionId);
  const [reason, setReason] = useState(before?.reason ?? '');
  const [changesSince, setChangesSince] = useState(before?.changesSince);
  const [useOld, setUseOld] = useState(before?.useOldSignatures);
  const [sendEmail, setSendEmail] = useState(before?.sendEmail ?? false);
  const [recipients, setRecipients] = useState<string[]>([...(before?.emailRecipients ?? usualRecipients)]);
  const [chosenLanguage, setLanguage] = useState(before?.lang);
  const lang = chosenLanguage ?? usualLanguage;
  const addresses = distinctAddresses(recipients);
  const isAddressed = addresses.length > 0 && addresses.every(isPlainAddress);
  const isReady = (!hasSignatures || useOld !== undefined) && (!sendEmail || isAddressed);

  return (
    <Dialog title={t('confirmTitle')} size="md" onClose={onCancel}>
      <Stack gap="lg">
        {failure && <ErrorPanel title={t('notSaved')} error={failure} more={t('stillHere')} />}
        {unreadSummary && (
          <Alert color="yellow" title={t('unreadSummary')} styles={{ title: { color: 'var(--mantine-color-text)' } }}>
            <Text size="sm" lineClamp={4}>
              {unreadSummary}
            </Text>
          </Alert>
        )}
        <TextInput
          label={t('reason')}
          description={t('reasonHint')}
          value={reason}
          maxLength={300}
          data-autofocus
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <NativeSelect
          label={t('changesSince')}
          value={changesSince ?? ''}
          data={[
            { value: '', label: t('noAppendix') },
            ...Array.from({ length: version }, (_, place) => version - place).map((one) => ({
              value: String(one),
              label: t('sinceVersion', { version: one }),
            })),
          ]}
          onChange={({ currentTarget: { value } }) => setChangesSince(value === '' ? undefined : Number(value))}
        />
        {hasSignatures ? <OldSignatures useOld={useOld} onChange={setUseOld} /> : <Text>{t('noSignatures')}</Text>}
        <Checkbox
          label={t('sendEmail')}
          description={t('sendEmailHint')}
          checked={sendEmail}
          onChange={({ currentTarget }) => setSendEmail(currentTarget.checked)}
        />
        {sendEmail && (
          <MailFields
            report={{ id: inspectionId, version }}
            language={lang}
            onLanguage={setLanguage}
            recipients={recipients}
            onRecipients={setRecipients}
            failure={failure}
            sent={before?.emailRecipients}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {t('confirmCancel')}
          </Button>
          <Button
            disabled={!isReady}
            onClick={() =>
              onSave({
                lang,
                sendEmail,
                ...(reason.trim() !== '' && { reason: reason.trim() }),
                ...(changesSince !== undefined && { changesSince }),
                ...(hasSignatures && { useOldSignatures: useOld }),
                ...(sendEmail && { emailRecipients: addresses }),
              })
            }
          >
            {t('confirmSave')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
