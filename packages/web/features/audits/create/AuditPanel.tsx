import type { FittingProtocol } from '@assay/contract/protocols/protocol';
import { Stack, TextInput } from '@mantine/core';
import { isUnreachable } from '../../../api/api-error.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Picker } from '../../../ui/picker/Picker.tsx';
import { t } from './create.texts.ts';
import type { NewAudit } from './use-new-audit.ts';

const choicesOf = (protocols: readonly FittingProtocol[] = []) =>
  protocols.map(({ protocolId, name }) => ({ value: protocolId, label: name }));

/** Why there is no protocol to choose, which says more than that one is to be chosen. */
function missingProtocol({ here, keptSince, error }: NewAudit['siteProtocols']) {
  if (isUnreachable(error)) return 'noProtocolHere';
  if (here?.length !== 0) return undefined;
  return keptSince === undefined ? 'noProtocol' : 'noProtocolHere';
}

/** When it is, and by which protocols the plant itself is looked at. */
export function AuditPanel({ audit }: { audit: NewAudit }) {
  const { draft, choices, siteProtocols, operationalProtocols, errors, change } = audit;
  const missing = missingProtocol(siteProtocols);
  const failed = [siteProtocols, operationalProtocols].find(({ isError }) => isError);
  return (
    <Panel title={t('audit')}>
      <Stack gap="md">
        <FieldGrid>
          <TextInput
            type="datetime-local"
            label={t('inspectionDate')}
            required
            value={draft.inspectionDate}
            onChange={(event) => change({ inspectionDate: event.currentTarget.value })}
            error={errors.inspectionDate}
            data-path="inspectionDate"
          />
          <Picker
            label={t('siteProtocol')}
            placeholder={t('chooseProtocol')}
            required
            data={choicesOf(siteProtocols.here)}
            value={choices.siteProtocolId}
            onChange={(id) => change({ siteProtocolId: id ?? undefined })}
            error={missing ? t(missing) : errors.siteProtocolId}
            data-path="siteProtocolId"
          />
          <Picker
            label={t('operationalProtocol')}
            placeholder={t('none')}
            clearable
            data={choicesOf(operationalProtocols.here)}
            value={choices.operationalProtocolId}
            onChange={(id) => change({ operationalProtocolId: id })}
            error={errors.operationalProtocolId}
            data-path="operationalProtocolId"
          />
        </FieldGrid>
        {failed?.error && (
          <ErrorPanel title={t('protocolsFailed')} error={failed.error} onRetry={() => failed.refetch()} />
        )}
      </Stack>
    </Panel>
  );
}
