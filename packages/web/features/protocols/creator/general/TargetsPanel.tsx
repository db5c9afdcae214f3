import { shownType, targetsOf } from '@assay/domain/protocol-types';
import { anyProduct, type ProtocolTarget } from '@assay/domain/protocols/protocol';
import { Text } from '@mantine/core';
import { Panel } from '../../../../ui/Panel.tsx';
import { PartList } from '../../../../ui/parts/PartList.tsx';
import { useCreator, useProtocol } from '../creator-state.ts';
import { t } from './general.texts.ts';
import { TargetFields } from './TargetFields.tsx';

/** The products that the protocol is for. */
export function TargetsPanel() {
  const { work, edit } = useCreator();
  const type = useProtocol((protocol) => protocol.type);
  const targets = useProtocol((protocol) => protocol.targets);
  if (type === '' || targetsOf(type) === 'none')
    return (
      <Panel title={t('products')}>
        <Text c="dimmed" data-path="targets" tabIndex={-1}>
          {type === '' ? t('typeFirst') : t('noProductsAtAll', { type: shownType(type) })}
        </Text>
      </Panel>
    );

  const change = (place: number, target: ProtocolTarget) =>
    edit((protocol) => ({ ...protocol, targets: protocol.targets.with(place, target) }));
  return (
    <div data-path="targets">
      <PartList
        title={t('products')}
        lead={targetsOf(type) === 'optional' ? t('productsOptional') : t('productsLead')}
        ids={targets.map((_, place) => String(place))}
        fields={(place) => (
          <TargetFields
            path={`targets.${place}`}
            target={targets[place] ?? anyProduct}
            onChange={(target) => change(place, target)}
          />
        )}
        partName={(place) => t('product', { number: place + 1 })}
        addLabel={t('addProduct')}
        removeLabel={(place) => t('removeProduct', { number: place + 1 })}
        empty={t('noProducts')}
        onAdd={() => {
          edit((protocol) => ({ ...protocol, targets: [...protocol.targets, anyProduct] }));
          return String(work.get().protocol.targets.length - 1);
        }}
        onRemove={(place) => edit((protocol) => ({ ...protocol, targets: protocol.targets.toSpliced(place, 1) }))}
      />
    </div>
  );
}
