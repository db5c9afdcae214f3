import type { Import } from '@assay/contract/imports';
import { Alert, Group, Stack, Text } from '@mantine/core';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { Panel } from '../../ui/Panel.tsx';
import { FaultyLinesButton } from './FaultyLinesButton.tsx';
import { ImportLines } from './ImportLines.tsx';
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
  <>
    <Alert role="status" color={colors[state]} title={t(state)}>
      <Stack gap="md">
        <Text>{outcomeText(one, state)}</Text>
        <Group gap="sm">
          {state === 'applied' && <LinkButton to={noun.listPath}>{noun.toList}</LinkButton>}
          <LinkButton to={noun.startPath} variant="default">
            {state === 'applied' ? t('another') : t('again')}
          </LinkButton>
          {state === 'applied' && <FaultyLinesButton noun={noun} one={one} />}
        </Group>
      </Stack>
    </Alert>
    {state === 'applied' && one.counts.faulty > 0 && <LeftOut noun={noun} one={one} />}
  </>
);

/** The lines that still have to be corrected, as long as somebody looks. */
function LeftOut({ noun, one }: Omit<ImportOutcomeProps, 'state'>) {
  // The address still says what the preview was filtered by.
  const state = useListState({ prefix: 'left', filters: { state: 'faulty' } });
  return (
    <Panel title={t('leftOut')}>
      <ImportLines noun={noun} one={one} state={state} label={t('leftOut')} />
    </Panel>
  );
}

function outcomeText({ counts, problem }: Import, state: ImportOutcomeProps['state']): string {
  if (state !== 'applied') return problem ?? t('cancelledText');
  const lines = linesText(counts.new + counts.changed);
  return counts.faulty > 0
    ? t('appliedWithout', { lines, faulty: linesText(counts.faulty) })
    : t('appliedText', { lines });
}
