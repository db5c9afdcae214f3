import type { Product } from '@assay/domain/measurements/limits';
import type { Point } from '@assay/domain/points/point';
import { inEnglish } from '@assay/domain/protocols/in-language';
import type { PlacedPoint } from '@assay/domain/protocols/protocol';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { useReaderLanguage } from '../../auth/use-reader-language.ts';
import { draftInLanguage } from '../../points/form/draft-in-language.ts';
import { pointQuery } from '../../points/points.queries.ts';
import { PointTrial } from '../../points/preview/PointTrial.tsx';
import { newTrial, type Trial } from '../../points/preview/trial.ts';
import { MissingTranslation } from '../../runs/MissingTranslation.tsx';
import { phasesQuery } from '../protocols.queries.ts';
import { t } from './preview.texts.ts';
import type { PreviewedProtocol } from './previewed-protocol.ts';
import { useReaderWords } from './use-reader-words.ts';

interface TriedPointProps {
  protocol: PreviewedProtocol;
  placed: PlacedPoint;
  product: Product;
  /** What was answered so far. */
  trial: Trial | undefined;
  onAnswer: (id: string, point: Point, change: (before: Trial | undefined) => Trial) => void;
  /** The point after it, which is read ahead. */
  nextId: string | undefined;
}

/** The point that the walk stands at; it is read when it is first shown. */
export function TriedPoint({ protocol, placed, product, trial, onAnswer, nextId }: TriedPointProps) {
  const { id, inspectionPointId } = placed.point;
  const query = useQuery(pointQuery(inspectionPointId));
  useQuery({ ...pointQuery(nextId ?? ''), enabled: nextId !== undefined });
  const language = useReaderLanguage();
  const point = useMemo(() => query.data && language && draftInLanguage(query.data, language), [query.data, language]);
  const onTrial = useCallback(
    (change: (before: Trial) => Trial) => point && onAnswer(id, point, (before) => change(before ?? newTrial(point))),
    [id, point, onAnswer],
  );
  const empty = useMemo(() => point && newTrial(point), [point]);
  if (query.isError && !point)
    return <ErrorPanel title={t('pointFailed')} error={query.error} onRetry={() => query.refetch()} />;
  if (!point || !empty) return <Placeholder />;
  return (
    <>
      <PlaceWords protocol={protocol} placed={placed} />
      <MissingTranslation point={inEnglish(point)} />
      <PointTrial point={point} trial={trial ?? empty} product={product} onTrial={onTrial} />
    </>
  );
}

/** Where in the protocol the point stands, and what is special about it. */
function PlaceWords({ protocol, placed: { point, category } }: Pick<TriedPointProps, 'protocol' | 'placed'>) {
  const { data: phases = [] } = useQuery({ ...phasesQuery, enabled: protocol.phasesOn });
  const reader = useReaderWords();
  const phase = phases.find(({ id }) => id === point.phaseId);
  const words = [
    category.title,
    point.subcategoryTitleIndex !== null && category.subcategoryTitles[point.subcategoryTitleIndex],
    protocol.phasesOn && phase && reader.phase(phase.name),
    point.optional && t('optional'),
    point.sampleIdIndex !== null && t('sample', { number: point.sampleIdIndex }),
  ];
  return (
    <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {words.filter(Boolean).join(' · ')}
    </Text>
  );
}
