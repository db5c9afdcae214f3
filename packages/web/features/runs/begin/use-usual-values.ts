import { useQueries } from '@tanstack/react-query';
import { usualValuesQuery } from './begin.queries.ts';
import type { UsualByPoint } from './usual-by-point.ts';

type Machine = { productModelId: string } | null | undefined;

/** What machines of a model measured; what is not read yet, or not kept on a device without network, questions nothing. */
export function useUsualValues(machines: readonly Machine[]): (machine: Machine) => UsualByPoint | undefined {
  const models = [...new Set(machines.flatMap((machine) => machine?.productModelId ?? []))];
  const read = useQueries({ queries: models.map(usualValuesQuery) });
  return (machine) => read[models.indexOf(machine?.productModelId ?? '')]?.data;
}
