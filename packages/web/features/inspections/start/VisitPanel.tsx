import { parseNumber, withoutGroups } from '@assay/domain/measurements/numbers';
import { listDay } from '@assay/domain/time';
import { Stack, Text, TextInput } from '@mantine/core';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Picker } from '../../../ui/picker/Picker.tsx';
import { configuratorsOf } from './fitting-protocols.ts';
import { ProtocolQuestions } from './ProtocolQuestions.tsx';
import { t } from './start.texts.ts';
import type { Start } from './use-start.ts';

/** When it is, and what the protocol asks for before the work begins. */
export function VisitPanel({ start }: { start: Start }) {
  const { draft, facts, errors, change } = start;
  const configurators = configuratorsOf(facts.fitting.data ?? []);
  const protocol = draft.protocolId ? facts.protocol.data : undefined;
  return (
    <Panel title={t('visit')}>
      <Stack gap="lg">
        <FieldGrid>
          <TextInput
            type="datetime-local"
            label={t('inspectionDate')}
            value={draft.inspectionDate}
            onChange={(event) => change({ inspectionDate: event.currentTarget.value })}
            error={errors.inspectionDate}
            data-path="inspectionDate"
          />
          {protocol?.showCurrentLoadedHours && <HoursField start={start} />}
          {configurators.length > 0 && (
            <Picker
              label={t('configurator')}
              description={t('configuratorHint')}
              placeholder={t('noConfigurator')}
              clearable
              data={configurators.map(({ protocolId, name }) => ({ value: protocolId, label: name }))}
              value={draft.configuratorId}
              onChange={(configuratorId) => change({ configuratorId })}
              error={errors.configuratorProtocolId}
              data-path="configuratorProtocolId"
            />
          )}
        </FieldGrid>
        {protocol && <ProtocolQuestions start={start} protocol={protocol} />}
      </Stack>
    </Panel>
  );
}

/** Hours only grow: fewer than the last time are worth a second look. */
function HoursField({ start: { draft, facts, errors, change } }: { start: Start }) {
  const last = facts.record?.lastLoadedHours;
  const hours = parseNumber(draft.loadedHours);
  const leave = () => {
    const plain = withoutGroups(draft.loadedHours);
    if (plain !== draft.loadedHours) change({ loadedHours: plain });
  };
  const lastReading = last && { hours: last.value, date: listDay(last.date) };
  return (
    <div>
      <TextInput
        label={t('loadedHours')}
        {...(lastReading && { description: t('lastHours', lastReading) })}
        inputMode="decimal"
        maxLength={20}
        value={draft.loadedHours}
        onChange={(event) => change({ loadedHours: event.currentTarget.value })}
        onBlur={leave}
        error={errors.loadedHours}
        data-path="loadedHours"
      />
      <Text size="sm" c="var(--assay-warning)" role="status">
        {lastReading && hours !== undefined && hours < lastReading.hours && t('lowerHours', lastReading)}
      </Text>
    </div>
  );
}
