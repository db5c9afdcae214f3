import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { t } from './audit-page.texts.ts';
import { useAuditWork } from './audit-work.ts';
import { useNoServer, useWithServer } from './server-reach.ts';

/** What one comes for in the end: the report, and the end of the editing or a new beginning. At the head of the page and below its last run. */
export function AuditSteps() {
  const { audit, ask } = useAuditWork();
  const withServer = useWithServer();
  const isAway = useNoServer() !== undefined;
  const step = audit.finished ? 'reopen' : 'finish';
  const report = { variant: 'default', leftSection: <IconFileText size={18} aria-hidden /> } as const;
  return (
    <>
      {isAway ? (
        <Button {...report} onClick={withServer(() => undefined)}>
          {t('viewReport')}
        </Button>
      ) : (
        <LinkButton {...report} to={`/Audits/${audit.id}/report` as string}>
          {t('viewReport')}
        </LinkButton>
      )}
      <Button variant={audit.finished ? 'default' : 'filled'} onClick={withServer(() => ask(step))}>
        {t(step)}
      </Button>
    </>
  );
}
