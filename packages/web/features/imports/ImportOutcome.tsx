import type { Import } from '@assay/contract/imports';
import { Alert, Group, Stack, Text } from '@mantine/core';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { ImportNoun } from './import-noun.ts';
import { linesText } from './import-words.ts';
import { t } from './imports.texts.ts';

interface ImportOutcomeProps {
  noun: ImportNoun;
  one: Import;
  state: 'applied' | 'refused' | 'failed' | 'cancelled';
}

const colors = { applied: 'teal', refused: 'orange', failed: 'red', cancelled: 'gray' } as const;

/** How an import ended, and the next step. */
export const ImportOutcome = ({ noun, one, state }: ImportOutcomeProps) => (
  <Alert role="status" color={colors[state]} title={t(state)}>
    <Stack gap="md">
      <Text>{outcomeText(one, state)}</Text>
      <Group gap="sm">
        {state === 'applied' && <LinkButton to={noun.listPath}>{noun.toList}</LinkButton>}
        <LinkButton to={noun.startPath} variant="default">
          {state === 'applied' ? t('another') : t('again')}
        </LinkButton>
      </Group>
    </Stack>
  </Alert>
);

function outcomeText({ counts, problem }: Import, state: ImportOutcomeProps['state']): string {
  if (state === 'applied') return t('appliedText', { lines: linesText(counts.new + counts.changed) });
  return problem ?? t('cancelledText');
}
