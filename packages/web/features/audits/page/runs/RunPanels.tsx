import type { RunOutline } from '@assay/contract/audits';
import type { ArrangedRuns } from '@assay/domain/audits/arrange-runs';
import { Stack, Text } from '@mantine/core';
import { Panel } from '../../../../ui/Panel.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { useQueueVersion } from '../../../runs/queue/use-queue.ts';
import { useAuditWork } from '../audit-work.ts';
import { partIds } from '../contents/content-rows.ts';
import { hasExtraPoints } from './has-extra-points.ts';
import { LoadedRun } from './LoadedRun.tsx';
import { MachinePanel } from './MachinePanel.tsx';
import { RunSection } from './RunSection.tsx';
import { t } from './runs.texts.ts';

/** Everything that was looked at: extra points, the plant, its crushers and its screens. */
export function RunPanels({ runs }: { runs: ArrangedRuns<RunOutline> }) {
  const { audit } = useAuditWork();
  const { site, operational, crushers, screens, configurations } = runs;
  const siteName = audit.customerSite.name;
  return (
    <>
      {site && <ExtraPoints site={site} />}
      <Panel title={t('plant')} id={partIds.plant}>
        <Stack gap="sm">
          {site ? <RunSection run={site} title={siteName} part="protocol" /> : <Text c="dimmed">{t('noSite')}</Text>}
          {operational && <RunSection run={operational} title={t('operational', { site: siteName })} />}
        </Stack>
      </Panel>
      <MachinePanel kind="machine" groups={crushers} />
      <MachinePanel kind="screen" groups={screens} />
      {configurations.length > 0 && (
        <Panel title={t('configurations')} id={partIds.configurations}>
          <Stack gap="sm">
            {configurations.map((run) => (
              <RunSection key={run.id} run={run} />
            ))}
          </Stack>
        </Panel>
      )}
    </>
  );
}

/** Shown only if the site run has any. */
function ExtraPoints({ site }: { site: RunOutline }) {
  const { queue } = usePerforming();
  useQueueVersion(queue);
  if (!hasExtraPoints(queue, site)) return null;
  return (
    <Panel title={t('extraPoints')} id={partIds.extraPoints}>
      <LoadedRun run={site} part="extra" />
    </Panel>
  );
}
