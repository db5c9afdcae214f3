import { longestProtocolName } from '@assay/domain/protocols/automatic-name';
import { Checkbox, TextInput } from '@mantine/core';
import { useDraft } from '../../../../ui/draft/draft-store.ts';
import { useCreator } from '../creator-state.ts';
import { useKnown } from '../known.ts';
import { namedProtocol } from '../saving/named-protocol.ts';
import { useFault } from '../saving/use-fault.ts';
import { t } from './general.texts.ts';

/** The name: made by itself, or typed. */
export function NameField() {
  const { work, edit } = useCreator();
  const { names } = useKnown();
  const automatic = useDraft(work, (one) => one.automatic);
  const name = useDraft(work, (one) => namedProtocol(one, names).name);

  /** Typing goes on from the name that was made. */
  const setAutomatic = (on: boolean) =>
    work.set((before) => ({ ...before, automatic: on, protocol: on ? before.protocol : namedProtocol(before, names) }));

  return (
    <div>
      <TextInput
        label={t('name')}
        required={!automatic}
        readOnly={automatic}
        {...(automatic && { description: t('nameHint') })}
        data-path="name"
        error={useFault('name')}
        maxLength={longestProtocolName}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget: { value } }) => edit((protocol) => ({ ...protocol, name: value }))}
      />
      <Checkbox
        label={t('automatic')}
        checked={automatic}
        onChange={(event) => setAutomatic(event.currentTarget.checked)}
      />
    </div>
  );
}
