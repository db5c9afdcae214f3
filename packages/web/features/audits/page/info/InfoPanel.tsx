import { listMoment } from '@assay/domain/time';
import { Anchor, Text } from '@mantine/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Panel } from '../../../../ui/Panel.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { RecordTroubles } from '../../../runs/perform/RecordTroubles.tsx';
import { SavedField } from '../../../runs/perform/SavedField.tsx';
import { SavingMark } from '../../../runs/perform/SavingMark.tsx';
import { useSaving, useShown } from '../../../runs/queue/use-queue.ts';
import { fieldKey, inspectorKey } from '../audit-states.ts';
import { useAuditWork } from '../audit-work.ts';
import { partIds } from '../contents/content-rows.ts';
import { ChangeInspectorDialog } from './ChangeInspectorDialog.tsx';
import { t } from './info.texts.ts';
import classes from './info-panel.module.css';

/** When, by whom and for whom; each fact is changed in its place. */
export function InfoPanel() {
  const { audit } = useAuditWork();
  return (
    <Panel title={t('title')} id={partIds.details}>
      <div className={classes.grid}>
        <InspectionDate />
        <InspectorFacts />
        <Fact label={t('customer')} value={audit.customer.name} />
        <SavedField of={fieldKey('contactName')} label={t('contactName')} />
        <SavedField of={fieldKey('contactPhoneNumber')} label={t('contactPhoneNumber')} kind="tel" />
        <SavedField of={fieldKey('contactEmail')} label={t('contactEmail')} kind="email" />
      </div>
    </Panel>
  );
}

const dateKey = fieldKey('inspectionDate');

/** Reads as dates do in every list; the browser writes them its own way, so its field is there while the date is changed. */
function InspectionDate() {
  const { queue, disabled } = usePerforming();
  const text = useShown(queue, dateKey)?.text ?? '';
  const state = useSaving(queue, dateKey);
  const isReplaced = useSyncExternalStore(queue.subscribe, () => queue.replaced(dateKey) !== undefined);
  const [isChanging, setChanging] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = isChanging && box.current;
    if (!field) return;
    field.querySelector('input')?.focus();
    const end = () => setChanging(false);
    field.addEventListener('focusout', end);
    return () => field.removeEventListener('focusout', end);
  }, [isChanging]);
  const label = t('inspectionDate');
  const needsField = isReplaced || (state !== undefined && state !== 'saved' && state !== 'saving');
  if (isChanging || needsField)
    return (
      <div ref={box}>
        <SavedField of={dateKey} label={label} kind="moment" />
      </div>
    );
  return (
    <div>
      <Fact label={label} value={text && listMoment(text)} />
      <Text component="div" size="sm" className={classes.change ?? ''}>
        {!disabled && (
          <Anchor
            component="button"
            type="button"
            underline="always"
            aria-label={t('changeDate')}
            onClick={() => setChanging(true)}
          >
            {t('change')}
          </Anchor>
        )}
        <SavingMark of={dateKey} />
      </Text>
    </div>
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
