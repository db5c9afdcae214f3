import type { ChartBlock } from '@assay/contract/reports/document';

/** When parts were replaced, oldest first. */
export const replacedAt = ({ replacements = [] }: Partial<Pick<ChartBlock, 'replacements'>>): number[] =>
  replacements.map(({ at }) => Date.parse(at)).sort((one, other) => one - other);

/** What was measured at each part, oldest first; the last is the one that is built in now. Of a part that nobody measured there is nothing. */
export const livesOf = <Value extends { at: string }>(
  values: readonly Value[],
  replaced: readonly number[],
): Value[][] =>
  Array.from({ length: replaced.length + 1 }, (_, life) =>
    values.filter(({ at }) => replaced.filter((moment) => moment <= Date.parse(at)).length === life),
  );
