import { Alert, Button, Stack } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { FormButtons } from '../../../ui/form/FormButtons.tsx';
import { keptTime } from '../../../ui/kept-time.ts';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { t as ui } from '../../../ui/ui.texts.ts';
import { OwnCertificateNote } from '../../certificates/OwnCertificateNote.tsx';
import { OfferedPackages } from '../../documents/OfferedPackages.tsx';
import { MachineFollowUps } from '../../follow-ups/MachineFollowUps.tsx';
import { StartFailure } from '../../visits/StartFailure.tsx';
import { inspectionLink } from '../inspection-link.ts';
import { CustomerPanel } from './CustomerPanel.tsx';
import { MachinePanel } from './MachinePanel.tsx';
import { ProtocolPanel } from './ProtocolPanel.tsx';
import { t } from './start.texts.ts';
import { useStart } from './use-start.ts';
import { VisitPanel } from './VisitPanel.tsx';

const route = getRouteApi('/session/Reports/new');

/** Everything that is filled in before an inspection begins, on one page. */
export function StartInspectionPage() {
  const { equipment, again } = route.useSearch();
  const start = useStart(equipment, again);
  const { draft, facts } = start;
  const back = equipment ? ({ to: '/Equipments/$id', params: { id: equipment } } as const) : { to: '/' };
  return (
    <form onSubmit={start.submit} noValidate>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack gap="lg">
        <MachinePanel start={start} />
        {facts.keptSince !== undefined && (
          <Alert color="yellow" title={t('offlineTitle')}>
            {t('offlineText', { time: keptTime(facts.keptSince) })}
          </Alert>
        )}
        {facts.family && <OwnCertificateNote family={facts.family} />}
        {facts.record && <MachineFollowUps key={facts.record.id} equipmentId={facts.record.id} brief />}
        <ProtocolPanel start={start} />
        <CustomerPanel key={`${draft.machineKind} ${draft.machine?.id}`} start={start} />
        <VisitPanel start={start} />
        {facts.record && <OfferedPackages productModelId={facts.record.productModelId} />}
        {start.failure && (
          <StartFailure error={start.failure} t={t}>
            <LinkButton {...inspectionLink(start.id)} variant="default">
              {t('openIt')}
            </LinkButton>
          </StartFailure>
        )}
        <FormButtons>
          <Button type="submit" loading={start.busy}>
            {t('start')}
          </Button>
          <LinkButton {...back} variant="default">
            {ui('cancel')}
          </LinkButton>
        </FormButtons>
      </Stack>
      <LeaveGuard isDirty={start.isDirty} />
    </form>
  );
}
