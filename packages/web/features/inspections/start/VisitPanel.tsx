import { withoutGroups } from '@assay/domain/measurements/numbers';
import { Stack, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Picker } from '../../../ui/picker/Picker.tsx';
import { HoursNote } from '../hours/HoursNote.tsx';
import { t as hoursText } from '../hours/hours.texts.ts';
import { lastHoursText } from '../hours/odd-hours.ts';
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

function HoursField({ start: { draft, facts, errors, change } }: { start: Start }) {
  const last = facts.record?.lastLoadedHours ?? null;
  const place = useRef<HTMLDivElement>(null);
  const leave = () => {
    const plain = withoutGroups(draft.loadedHours);
    if (plain !== draft.loadedHours) change({ loadedHours: plain });
  };
  return (
    <div ref={place}>
      <TextInput
        label={hoursText('loadedHours')}
        description={lastHoursText(last)}
        inputMode="decimal"
        maxLength={20}
        value={draft.loadedHours}
        onChange={(event) => change({ loadedHours: event.currentTarget.value })}
        onBlur={leave}
        error={errors.loadedHours}
        data-path="loadedHours"
      />
      <HoursNote
        text={draft.loadedHours}
        last={last}
        place={place}
        onTake={(loadedHours) => change({ loadedHours })}
        kept={draft.keptHours}
        onKeep={(hours) => change({ keptHours: hours })}
      />
    </div>
  );
}
