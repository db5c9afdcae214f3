import type { EntryRule } from '@assay/domain/points/entry-rule';
import { passesPattern } from '@assay/domain/points/patterns';
import { Text } from '@mantine/core';
import { patternText } from './pattern-text.ts';

/** Says that what is chosen does not fit its pattern, and what follows from that. */
export const PatternNote = ({ pattern, consequence, value }: EntryRule & { value: string }) => (
  <Text size="sm" role="status" c={consequence === 'NoAction' ? 'var(--assay-warning)' : 'var(--mantine-color-error)'}>
    {!passesPattern(pattern, value) && patternText(consequence, value)}
  </Text>
);
