import { listedTypes, type ProtocolType, targetsOf } from '@assay/domain/protocol-types';
import { withType } from '@assay/domain/protocols/new-protocol';
import { anyProduct, type Protocol } from '@assay/domain/protocols/protocol';
import { Picker } from '../../../../ui/picker/Picker.tsx';
import { useCreator, useProtocol } from '../creator-state.ts';
import { clearedByType } from './cleared-by-type.ts';
import { t } from './general.texts.ts';

const choices = listedTypes.map(({ value, displayName }) => ({ value, label: displayName }));

/** With what the type forces, and a first row for the products that it asks for. */
function ofType(protocol: Protocol, type: ProtocolType): Protocol {
  const next = withType(protocol, type);
  return targetsOf(type) === 'required' && next.targets.length === 0 ? { ...next, targets: [anyProduct] } : next;
}

/** The inspection type, which decides what else the protocol may have. */
export function TypeField() {
  const { work, view, edit } = useCreator();
  const type = useProtocol((protocol) => protocol.type);
  const isForGroups = listedTypes.some(
    ({ value, showOnlyToSpecificGroups }) => value === type && showOnlyToSpecificGroups,
  );

  function choose(chosen: ProtocolType): void {
    const before = work.get();
    edit((protocol) => ofType(protocol, chosen));
    const after = work.get();
    const what = clearedByType(before.protocol, after.protocol, chosen);
    view.set((one) => ({ ...one, cleared: what.length > 0 ? { what, before, after } : null }));
  }

  return (
    <Picker
      label={t('type')}
      placeholder={t('typePlaceholder')}
      required
      data-path="type"
      description={isForGroups ? t('someGroups') : undefined}
      data={choices}
      value={type || null}
      onChange={(value) => value && choose(value as ProtocolType)}
    />
  );
}
