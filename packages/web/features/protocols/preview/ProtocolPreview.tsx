import type { Product } from '@assay/domain/measurements/limits';
import { asksAtStart, type GroupAnswers, walkOf } from '@assay/domain/protocols/walk';
import { Button, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ProductChooser } from '../../points/preview/ProductChooser.tsx';
import { t } from './preview.texts.ts';
import type { PointName, PreviewedProtocol } from './previewed-protocol.ts';
import classes from './protocol-preview.module.css';
import { StartQuestions } from './StartQuestions.tsx';
import { inWordsOf, useReaderWords } from './use-reader-words.ts';
import { Walk } from './Walk.tsx';

interface ProtocolPreviewProps {
  protocol: PreviewedProtocol;
  pointName: PointName;
  onClose: () => void;
}

const firstProduct = ({ targets: [first] }: PreviewedProtocol): Product => ({
  productFamilyId: first?.productFamilyId ?? null,
  productModelId: first?.productModelId ?? null,
});

/** The walk through a protocol as an inspector will see it, over the page. */
export function ProtocolPreview({ protocol: english, pointName, onClose }: ProtocolPreviewProps) {
  const words = useReaderWords();
  const protocol = useMemo(() => inWordsOf(english, words), [english, words]);
  const asks = protocol.categoryGroups.some(asksAtStart);
  const [product, setProduct] = useState(() => firstProduct(protocol));
  const [answers, setAnswers] = useState<GroupAnswers | null>(asks ? null : {});
  const [round, setRound] = useState(0);
  const stages = useMemo(() => (answers ? walkOf(protocol, answers) : []), [protocol, answers]);

  function startAgain(): void {
    setRound(round + 1);
    if (asks) setAnswers(null);
  }

  return (
    <Dialog title={t('title', { name: protocol.name.trim() || t('unnamed') })} size="full" onClose={onClose}>
      <div className={classes.preview}>
        <div className={classes.head}>
          <Text c="dimmed" size="sm">
            {t('lead')}
          </Text>
          <ProductChooser value={product} onChange={setProduct} />
        </div>
        {!answers && <StartQuestions protocol={protocol} onBegin={setAnswers} />}
        {answers && stages.every(({ points }) => points.length === 0) && (
          <EmptyState title={t('nothing')} text={t('nothingText')} />
        )}
        {answers && (
          <Walk
            key={round}
            protocol={protocol}
            stages={stages}
            product={product}
            pointName={(point) => words.pointName(point.inspectionPointId) ?? pointName(point) ?? t('unknownPoint')}
            again={
              <Button variant="default" onClick={startAgain}>
                {t('again')}
              </Button>
            }
          />
        )}
      </div>
    </Dialog>
  );
}
