import { Box, Stack } from '@mantine/core';
import { Panel } from '../../ui/Panel.tsx';
import { t } from './device.texts.ts';
import { useKeptVisits } from './kept-visits.ts';
import { VisitLines } from './VisitLines.tsx';

/** The way to work that the server does not have yet, which no list of it shows. */
export function WorkHere() {
  const visits = useKeptVisits();
  if (visits.length === 0) return null;
  return (
    <Box mb="xl">
      <Panel title={t('title')}>
        <Stack gap="sm">
          <VisitLines visits={visits} />
        </Stack>
      </Panel>
    </Box>
  );
}
