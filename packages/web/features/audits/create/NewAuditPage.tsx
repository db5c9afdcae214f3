import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '../../../api/api-error.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { FormButtons } from '../../../ui/form/FormButtons.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { t as ui } from '../../../ui/ui.texts.ts';
import { auditLink } from '../audit-link.ts';
import { AuditPanel } from './AuditPanel.tsx';
import { t } from './create.texts.ts';
import { PlacePanel } from './PlacePanel.tsx';
import { useNewAudit } from './use-new-audit.ts';

const route = getRouteApi('/session/Audits/new');

/** Everything that is filled in before an audit begins, on one page. */
export function NewAuditPage() {
  const { customer } = route.useSearch();
  const audit = useNewAudit(customer);
  const back = customer ? ({ to: '/Customers/$id', params: { id: customer } } as const) : { to: '/Audits' };
  return (
    <form onSubmit={audit.submit} noValidate>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack gap="lg">
        <PlacePanel audit={audit} />
        <AuditPanel audit={audit} />
        {audit.failure && <StartFailure id={audit.id} error={audit.failure} />}
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

/** Why there is no audit yet; or that there is one, begun before the last changes. */
function StartFailure({ id, error }: { id: string; error: Error }) {
  const isBegun = error instanceof ApiError && error.code === 'idTaken';
  if (!isBegun) return <ErrorPanel title={t('failed')} error={error} more={t('kept')} />;
  return (
    <Alert role="alert" color="yellow" title={t('begunTitle')} icon={<IconAlertTriangle aria-hidden />}>
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{t('begunText')}</Text>
        <LinkButton {...auditLink(id)} variant="default">
          {t('openIt')}
        </LinkButton>
      </Stack>
    </Alert>
  );
}
