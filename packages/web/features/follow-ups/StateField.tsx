import { can } from '@assay/domain/access';
import { needsManager } from '@assay/domain/inspections/follow-up';
import { Group, Radio } from '@mantine/core';
import { useSession } from '../../api/session.ts';
import { type StateChoice, stateChoices } from './follow-up-draft.ts';
import { t } from './follow-ups.texts.ts';

interface StateFieldProps {
  /** The state as it is kept. */
  from: StateChoice['id'];
  defaultValue?: StateChoice;
  onChange: (state: StateChoice) => void;
  error?: string;
}

/** The states that this person may set; that something is closed is for Managers to say. */
export function StateField({ from, defaultValue, onChange, error }: StateFieldProps) {
  const mayClose = can(useSession(), 'followUps.verify');
  const offered = stateChoices().filter(({ id }) => id === from || mayClose || !needsManager(from, id));
  return (
    <Radio.Group
      label={t('state')}
      error={error}
      {...(defaultValue && { defaultValue: defaultValue.id })}
      onChange={(chosen) => {
        const choice = offered.find(({ id }) => id === chosen);
        if (choice) onChange(choice);
      }}
    >
      <Group gap="lg" style={{ rowGap: 0 }}>
        {offered.map(({ id, name }) => (
          <Radio key={id} value={id} label={name} />
        ))}
      </Group>
    </Radio.Group>
  );
}
