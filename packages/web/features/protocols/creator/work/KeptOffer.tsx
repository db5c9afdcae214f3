import { placedPoints } from '@assay/domain/protocols/protocol';
import { ownMoment } from '@assay/domain/time';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { t } from '../creator.texts.ts';
import { useReadKnown } from '../known.ts';
import { namedProtocol } from '../saving/named-protocol.ts';
import type { readKept } from './kept-work.ts';

type Kept = NonNullable<ReturnType<typeof readKept>>;

interface KeptOfferProps {
  kept: Kept;
  onContinue: () => void;
  onDiscard: () => void;
}

/** What was not saved the last time, to be taken up again or given up. */
export function KeptOffer({ kept: { at, work }, onContinue, onDiscard }: KeptOfferProps) {
  const { names } = useReadKnown();
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title={t('keptTitle')}>
      <Text mb="md" style={{ overflowWrap: 'anywhere' }}>
        {t('keptText', {
          name: namedProtocol(work, names).name.trim() || t('unnamed'),
          extent: t('extent', {
            points: t('points', { count: placedPoints(work.protocol).length }),
            categories: t('categories', { count: work.protocol.categories.length }),
          }),
          moment: ownMoment(at),
        })}
      </Text>
      <Group gap="sm">
        <Button onClick={onContinue}>{t('keptContinue')}</Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('keptDiscard')}
        </Button>
      </Group>
      {isAsking && (
        <ConfirmDialog
          title={t('keptDiscard')}
          text={t('keptQuestion')}
          confirm={t('keptDiscard')}
          destructive
          onConfirm={onDiscard}
          onCancel={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
