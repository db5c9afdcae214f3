import { Alert, Button, Stack } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { FormButtons } from '../../../ui/form/FormButtons.tsx';
import { keptTime } from '../../../ui/kept-time.ts';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { t as ui } from '../../../ui/ui.texts.ts';
import { StartFailure } from '../../visits/StartFailure.tsx';
import { auditLink } from '../audit-link.ts';
import { AuditPanel } from './AuditPanel.tsx';
import { t } from './create.texts.ts';
import { PlacePanel } from './PlacePanel.tsx';
import { useNewAudit } from './use-new-audit.ts';

const route = getRouteApi('/session/Audits/new');

/** Everything that is filled in before an audit begins, on one page. */
export function NewAuditPage() {
  const { customer, again } = route.useSearch();
  const audit = useNewAudit(customer, again);
  const back = customer ? ({ to: '/Customers/$id', params: { id: customer } } as const) : { to: '/Audits' };
  return (
    <form onSubmit={audit.submit} noValidate>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack gap="lg">
        {audit.siteProtocols.keptSince !== undefined && (
          <Alert color="yellow" title={t('offlineTitle')}>
            {t('offlineText', { time: keptTime(audit.siteProtocols.keptSince) })}
          </Alert>
        )}
        <PlacePanel audit={audit} />
        <AuditPanel audit={audit} />
        {audit.failure && (
          <StartFailure error={audit.failure} t={t}>
            <LinkButton {...auditLink(audit.id)} variant="default">
              {t('openIt')}
            </LinkButton>
          </StartFailure>
        )}
        <FormButtons>
          <Button type="submit" loading={audit.busy}>
            {t('start')}
          </Button>
          <LinkButton {...back} variant="default">
            {ui('cancel')}
          </LinkButton>
        </FormButtons>
      </Stack>
      <LeaveGuard isDirty={audit.isDirty} />
    </form>
  );
}
