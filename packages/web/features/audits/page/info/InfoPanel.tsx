import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../../../ui/Panel.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { RecordTroubles } from '../../../runs/perform/RecordTroubles.tsx';
import { SavedField } from '../../../runs/perform/SavedField.tsx';
import { SavingMark } from '../../../runs/perform/SavingMark.tsx';
import { useShown } from '../../../runs/queue/use-queue.ts';
import { fieldKey, inspectorKey } from '../audit-states.ts';
import { useAuditWork } from '../audit-work.ts';
import { ChangeInspectorDialog } from './ChangeInspectorDialog.tsx';
import { t } from './info.texts.ts';
import classes from './info-panel.module.css';

/** When, by whom and for whom; each fact is changed in its place. */
export function InfoPanel() {
  const { audit } = useAuditWork();
  return (
    <Panel title={t('title')}>
      <div className={classes.grid}>
        <SavedField of={fieldKey('inspectionDate')} label={t('inspectionDate')} kind="moment" />
        <InspectorFacts />
        <Fact label={t('customer')} value={audit.customer.name} />
        <SavedField of={fieldKey('contactName')} label={t('contactName')} />
        <SavedField of={fieldKey('contactPhoneNumber')} label={t('contactPhoneNumber')} kind="tel" />
        <SavedField of={fieldKey('contactEmail')} label={t('contactEmail')} kind="email" />
      </div>
    </Panel>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <dl className={classes.fact}>
    <dt>{label}</dt>
    <dd>{value || t('none')}</dd>
  </dl>
);

function InspectorFacts() {
  const { queue, disabled } = usePerforming();
  const shown = useShown(queue, inspectorKey);
  const [isChanging, setChanging] = useState(false);
  if (!shown) return null;
  const labels = { inspector: t('inspector'), inspectorContact: t('inspectorContact') };
  return (
    <>
      <div>
        <Fact label={labels.inspector} value={shown.inspector} />
        <Text component="div" size="sm" className={classes.change ?? ''}>
          {!disabled && (
            <Anchor component="button" type="button" underline="always" onClick={() => setChanging(true)}>
              {t('change')}
            </Anchor>
          )}
          <SavingMark of={inspectorKey} />
        </Text>
      </div>
      <Fact label={labels.inspectorContact} value={shown.inspectorContact} />
      <div className={classes.troubles}>
        <RecordTroubles
          of={inspectorKey}
          words={{
            labelOf: (part) => labels[part as keyof typeof labels],
            textOf: (_, value) => String(value),
          }}
        />
      </div>
      {isChanging && <ChangeInspectorDialog now={shown} onClose={() => setChanging(false)} />}
    </>
  );
}
