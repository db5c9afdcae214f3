import { Text } from '@mantine/core';
import { useDraft } from '../../../ui/draft/draft-store.ts';
import { OutdatedNote } from '../localization/OutdatedNote.tsx';
import { t } from './form.texts.ts';
import classes from './form-notes.module.css';
import { faultLines, warningLines } from './point-faults.ts';
import { type Faults, usePointFormState } from './point-form-context.ts';

const messages = (faults: Faults): string => [...new Set(Object.values(faults))].join('\n');

/** Beside the buttons: what prevents saving, what the server refused, and what is odd. */
export function FormNotes() {
  const { draft, faults, known } = usePointFormState();
  const reasons = useDraft(draft, (point) => faultLines(point, known));
  const warnings = useDraft(draft, (point) => warningLines(point, known));
  const refused = useDraft(faults, messages);
  return (
    <div className={classes.notes} aria-live="polite" data-foot-notes>
      {reasons && <Lines title={t('reasons')} lines={reasons} />}
      {refused && <Lines title={t('refused')} lines={refused} tone="error" />}
      {warnings && <Lines title={t('warnings')} lines={warnings} tone="warning" />}
      {known && <OutdatedNote point={known} />}
    </div>
  );
}

function Lines({ title, lines, tone }: { title: string; lines: string; tone?: 'error' | 'warning' }) {
  return (
    <div data-tone={tone} className={classes.note}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <ul className={classes.lines}>
        {lines.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
