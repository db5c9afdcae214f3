import { readAuditField } from '@assay/contract/audit-field';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { faultText } from '../../../../ui/fault-text.ts';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { inspectorKey } from '../audit-states.ts';
import { t } from './info.texts.ts';

interface ChangeInspectorDialogProps {
  now: { inspector: string; inspectorContact: string };
  onClose: () => void;
}

/** Both contacts are e-mail addresses, or nothing. */
const contactFault = (text: string) => readAuditField('contactEmail', text, new Date()).fault;

/** Who inspected, and whom to ask: written as one. */
export function ChangeInspectorDialog({ now, onClose }: ChangeInspectorDialogProps) {
  const { queue } = usePerforming();
  const [draft, setDraft] = useState({ inspector: now.inspector, inspectorContact: now.inspectorContact });
  const [isChecked, setChecked] = useState(false);
  const isNamed = draft.inspector.trim() !== '';
  const fault = contactFault(draft.inspectorContact.trim());

  function save(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!isNamed || fault) return;
    const next = { inspector: draft.inspector.trim(), inspectorContact: draft.inspectorContact.trim() };
    const isSame = next.inspector === now.inspector && next.inspectorContact === now.inspectorContact;
    if (!isSame) queue.change(inspectorKey, next);
    onClose();
  }

  const typed = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft((before) => ({ ...before, [name]: value })),
  });
  return (
    <Dialog title={t('changeInspector')} size="md" onClose={onClose}>
      <form onSubmit={save} noValidate>
        <Stack gap="md">
          <TextInput
            {...typed('inspector')}
            label={t('inspector')}
            maxLength={200}
            withAsterisk
            data-autofocus
            error={isChecked && !isNamed && t('inspectorMissing')}
          />
          <TextInput
            {...typed('inspectorContact')}
            type="email"
            label={t('inspectorContact')}
            maxLength={254}
            error={isChecked && fault && faultText(fault)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit">{t('save')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
