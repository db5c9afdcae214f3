import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { shownType } from '@assay/domain/protocol-types';
import { ownMoment } from '@assay/domain/time';
import { Text } from '@mantine/core';
import { Facts } from '../../../ui/Facts.tsx';
import { ScrollList } from '../../../ui/list/ScrollList.tsx';
import { numberText } from '../../../ui/number-text.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { targetsText, targetText } from '../target-words.ts';
import { t } from './detail.texts.ts';
import { OtherProtocol } from './OtherProtocol.tsx';
import classes from './protocol-facts.module.css';
import { ratingTableWords } from './protocol-fields.ts';

const yesOrNo = (value: boolean): string => t(value ? 'yes' : 'no');

/** All that holds for a protocol as a whole. */
export function ProtocolFacts({ protocol }: { protocol: ProtocolReply }) {
  const phases = protocol.phases.map(({ name }) => name).join(', ');
  return (
    <div className={classes.sides}>
      <Panel title={t('facts')}>
        <Facts
          facts={[
            [t('id'), protocol.protocolId],
            [t('type'), shownType(protocol.type)],
            [t('created'), ownMoment(protocol.created)],
            [t('createdBy'), protocol.createdBy || t('none')],
            [t('products'), <Products key="products" targets={protocol.targets} />],
            protocol.ancestors.length > 0
              ? [t('replaces'), <Ancestors key="ancestors" ancestors={protocol.ancestors} />]
              : [t('copyOf'), protocol.copyOf && <OtherProtocol {...protocol.copyOf} />],
            [t('summary'), protocol.summary],
          ]}
        />
      </Panel>
      <div className={classes.side}>
        <Panel title={t('options')}>
          <Facts
            facts={[
              [t('phases'), protocol.phasesOn ? phases || t('none') : t('phasesOff')],
              [t('infoAppendix'), yesOrNo(protocol.infoAppendix)],
              [t('ratingTable'), ratingTableWords()[protocol.ratingTableLocation]],
              [t('loadedHours'), yesOrNo(protocol.showCurrentLoadedHours)],
            ]}
          />
        </Panel>
        <Panel title={t('usage')}>
          <Text mb="xs">{t('inspections', { count: numberText(protocol.usage.inspections) })}</Text>
          <Copies copies={protocol.usage.copies} />
        </Panel>
      </div>
    </div>
  );
}

function Products({ targets }: Pick<ProtocolReply, 'targets'>) {
  const names = targets.map(targetText);
  if (names.length < 2) return targetsText(targets).names;
  return <ScrollList label={t('products')} items={names.map((name, i) => ({ id: `${i}`, content: name }))} />;
}

/** The line of those whose place it took, the latest first. */
function Ancestors({ ancestors }: Pick<ProtocolReply, 'ancestors'>) {
  const items = ancestors.map(({ protocolId, name, created }) => ({
    id: protocolId,
    content: <OtherProtocol protocolId={protocolId} name={t('ancestor', { name, moment: ownMoment(created) })} />,
  }));
  return <ScrollList label={t('replaces')} items={items} />;
}

type Other = ProtocolReply['usage']['copies'][number];

function Copies({ copies }: { copies: readonly Other[] }) {
  if (copies.length === 0) return <Text c="dimmed">{t('noCopies')}</Text>;
  const items = copies.map((copy) => ({ id: copy.protocolId, content: <OtherProtocol {...copy} /> }));
  return <ScrollList label={t('copies')} items={items} />;
}
