import type { InspectionEdit } from '@assay/contract/inspection-edits';
import { can } from '@assay/domain/access';
import { usualRecipients } from '@assay/domain/inspections/report-mail';
import type { Language } from '@assay/domain/languages';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { Alert, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TabbedPanes } from '../../../ui/TabbedPanes.tsx';
import { type Performing, PerformingContext } from '../../runs/perform/performing.ts';
import { RunPane } from '../../runs/perform/RunPane.tsx';
import { createFieldQueue } from '../../runs/queue/field-queue.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { reportLink } from '../../visits/visit-link.ts';
import { beginWork } from '../perform/begin-work.ts';
import { FactsPane } from '../perform/facts/FactsPane.tsx';
import { FindingsPane } from '../perform/findings/FindingsPane.tsx';
import { fieldKey } from '../perform/inspection-states.ts';
import { inspectionTransport } from '../perform/inspection-writers.ts';
import { leadOf } from '../perform/lead-of.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { ConfirmSavingDialog } from './ConfirmSavingDialog.tsx';
import { t } from './edit.texts.ts';
import classes from './edit-report.module.css';
import { SaveBar } from './SaveBar.tsx';
import { SaveTrouble } from './SaveTrouble.tsx';
import { SendingDialog } from './SendingDialog.tsx';
import { unreadSummary } from './unread-summary.ts';
import { useReportSaving } from './use-report-saving.ts';

interface EditReportScreenProps {
  edit: InspectionEdit;
  /** Of each run. */
  snapshots: readonly ProtocolSnapshot[];
  /** In which the person reads points. */
  language: Language;
}

const textOf = (queue: FieldQueue, field: 'contactEmail' | 'inspectorContact'): string =>
  String(queue.shown(fieldKey(field))?.text ?? '');

/** A submitted report while it is corrected: nothing leaves the page before it is saved as a whole. */
export function EditReportScreen({ edit, snapshots, language }: EditReportScreenProps) {
  const session = useSession();
  const { external } = session;
  const navigate = useNavigate();
  const [{ queue, models }] = useState(() => {
    const held = createFieldQueue(inspectionTransport(edit.id), { holds: true });
    const all = beginWork(held, edit, snapshots, { external, language });
    // A configurator is part of the report of a commissioning alone.
    return { queue: held, models: edit.type === 'Commission' ? all : all.slice(0, 1) };
  });
  useEffect(() => () => void queue.close(), [queue]);
  const performing = useMemo(
    (): Performing => ({ queue, external, disabled: false, isDraft: true, lastVisits: new Map() }),
    [queue, external],
  );
  const saving = useReportSaving(edit, { queue, models }, ({ version }) => {
    notifySuccess(t('saved', { version }));
    void navigate(reportLink(edit.id));
  });
  const [main, configurator] = models;
  if (!main) return null;
  const panes = [
    { title: t('points'), content: <RunPane model={main} /> },
    ...(configurator ? [{ title: t('configurator'), content: <RunPane model={configurator} /> }] : []),
    {
      title: t('facts'),
      content: <FactsPane inspection={edit} asksForHours={main.snapshot.showCurrentLoadedHours} />,
    },
    { title: t('findings'), content: <FindingsPane inspectionId={edit.id} model={main} /> },
  ];
  const { version, status } = saving.known;
  const finishes = status === 'Waiting' && can(session, 'inspections.finish');
  return (
    <PerformingContext value={performing}>
      <PageHeader title={edit.name} lead={leadOf(edit)}>
        <LinkButton variant="default" {...reportLink(edit.id)}>
          {t('back')}
        </LinkButton>
      </PageHeader>
      <SaveBar status={<StatusBadge {...saving.known} />} onSave={saving.ask} />
      <div className={classes.parts}>
        <Alert title={t('infoTitle')}>
          <Stack gap={4}>
            <Text size="sm">{t('infoText', { version, next: version + 1 })}</Text>
            {finishes && <Text size="sm">{t('infoFinishes')}</Text>}
          </Stack>
        </Alert>
        {saving.trouble && <SaveTrouble {...saving.trouble} />}
        <TabbedPanes label={t('parts')} name="tab" panes={panes} />
      </div>
      <LeaveGuard isDirty={saving.isDirty} leaves={(from, to) => from.pathname !== to.pathname} question={t('leave')} />
      {saving.step === 'confirming' && (
        <ConfirmSavingDialog
          inspectionId={edit.id}
          version={version}
          hasSignatures={saving.known.hasSignatures}
          unreadSummary={unreadSummary(queue)}
          usualRecipients={usualRecipients({
            contactEmail: textOf(queue, 'contactEmail'),
            inspectorContact: textOf(queue, 'inspectorContact'),
          })}
          before={saving.choices}
          failure={saving.failure}
          onSave={saving.send}
          onCancel={saving.cancel}
        />
      )}
      {saving.step === 'sending' && <SendingDialog />}
    </PerformingContext>
  );
}
