import type { BackgroundService } from '@assay/contract/background-services';
import { preciseMoment } from '@assay/domain/time';
import { Stack, Text } from '@mantine/core';
import { Facts } from '../../ui/Facts.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { WorkProgress } from '../../ui/WorkProgress.tsx';
import { t } from './background-services.texts.ts';
import classes from './service-state.module.css';
import { progressText, serviceFacts } from './service-words.ts';

/** Everything there is to know of a service; an error stands in full, and quietly once it is overcome. */
export function ServiceState({ service }: { service: BackgroundService }) {
  const { id, status, data } = service;
  const { progress, lastError } = data;
  return (
    <Stack gap="sm">
      {status === 'running' && progress && progress.done > 0 && (
        <WorkProgress
          label={progress.what ?? t('running')}
          detail={progressText(progress)}
          share={progress.of ? progress.done / progress.of : 1}
        />
      )}
      <Facts compact facts={serviceFacts(service)} />
      {id === 'master-data-import' && (data.standing.faultyLines ?? 0) > 0 && (
        <TextLink to="/BackgroundServices/masterDataFaults">{t('faultyLines')}</TextLink>
      )}
      {lastError && (
        <Text size="sm" className={classes.error} c={data.failures > 0 ? 'var(--mantine-color-error)' : 'dimmed'}>
          <strong>{t('lastError')}</strong>{' '}
          {t('errorAt', { moment: preciseMoment(lastError.at), message: lastError.message })}
        </Text>
      )}
    </Stack>
  );
}
