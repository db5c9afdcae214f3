import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CompletenessLegend, CompletenessTable } from './CompletenessTable.tsx';
import { TermsPanel } from './TermsPanel.tsx';
import { categoryStatesQuery, useDownloadSheet } from './translations.queries.ts';
import { t } from './translations.texts.ts';

/** How far points are translated; spreadsheets for translators go out and come back here. */
export function TranslationsPage() {
  const query = useQuery(categoryStatesQuery);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const download = useDownloadSheet();
  const get = (type: 'Name' | 'Description') => download.mutate({ type, categoryIds: [...chosen] });
  const button = (type: 'Name' | 'Description') => (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      disabled={chosen.size === 0}
      loading={download.isPending && download.variables.type === type}
      onClick={() => get(type)}
    >
      {t(type === 'Name' ? 'names' : 'descriptions')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')}>
        <LinkButton variant="default" to="/Translations/import" leftSection={<IconUpload size={18} aria-hidden />}>
          {t('upload')}
        </LinkButton>
      </PageHeader>
      <Stack gap="lg">
        <Panel title={t('complete')}>
          <Stack gap="md">
            <Text c="dimmed">{t('completeHint')}</Text>
            {query.isPending && <ListSkeleton columns={4} />}
            {query.isError && <ErrorPanel title={t('failed')} error={query.error} onRetry={() => query.refetch()} />}
            {query.data?.length === 0 && <EmptyState title={t('none')} text="" />}
            {query.data && query.data.length > 0 && (
              <>
                <CompletenessTable categories={query.data} chosen={chosen} onChoose={setChosen} />
                <CompletenessLegend />
                <Group gap="sm">
                  {button('Name')}
                  {button('Description')}
                  <Text c="dimmed" size="sm" aria-live="polite">
                    {t('chosen', { count: chosen.size })}
                  </Text>
                </Group>
              </>
            )}
          </Stack>
        </Panel>
        <TermsPanel />
      </Stack>
    </>
  );
}
