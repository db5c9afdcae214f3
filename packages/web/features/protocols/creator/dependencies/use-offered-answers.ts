import { offeredAnswers } from '@assay/domain/protocols/dependencies/result-value';
import { useQuery } from '@tanstack/react-query';
import { pointQuery } from '../../../points/points.queries.ts';

/** What the options of a point are called; none while they are read, and where an answer is written. */
export function useOfferedAnswers(pointId: string | null): readonly string[] {
  const { data = [] } = useQuery({ ...pointQuery(pointId ?? ''), enabled: pointId !== null, select: offeredAnswers });
  return data;
}
