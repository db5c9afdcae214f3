import type { Import } from '@assay/contract/imports';
import { ownMoment } from '@assay/domain/time';
import { Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { numberText } from '../../ui/number-text.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { WorkProgress } from '../../ui/WorkProgress.tsx';
import { ImportCrumbs } from './ImportCrumbs.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import type { ImportNoun } from './import-noun.ts';
import { importQuery } from './imports.queries.ts';
import { t } from './imports.texts.ts';

/** One import, wherever it is: compared, shown, applied or ended. */
export function ImportView({ noun, id }: { noun: ImportNoun; id: string }) {
  const query = useQuery(importQuery(noun, id));
  const client = useQueryClient();
  const applied = query.data?.state === 'applied';
  useEffect(() => {
    // Customers and equipment show each other's names.
    if (applied) void client.invalidateQueries({ predicate: ({ queryKey }) => showsImported(queryKey) });
  }, [applied, client]);

  return (
    <>
      <PageHeader
        title={query.data?.fileName ?? noun.title}
        {...(query.data && { lead: begun(query.data) })}
        // What was applied ends with a button that leads there.
        crumbs={!applied && <ImportCrumbs noun={noun} />}
      />
      <Stack gap="lg">
        {query.isError && <ErrorPanel title={t('loadFailed')} error={query.error} onRetry={() => query.refetch()} />}
        {query.isError && !query.data && <TextLink to={noun.startPath}>{t('again')}</TextLink>}
        {query.isPending && <Placeholder />}
        {query.data && <Stage noun={noun} one={query.data} />}
      </Stack>
    </>
  );
}

/** What an import changes, and what shows it. */
const importedNouns = new Set<unknown>(['customers', 'equipments', 'inspectionPoints', 'translations']);

const showsImported = ([noun, part]: readonly unknown[]): boolean => importedNouns.has(noun) && part !== 'imports';

const begun = ({ created, createdBy }: Import): string => t('begun', { moment: ownMoment(created), person: createdBy });

function Stage({ noun, one }: { noun: ImportNoun; one: Import }) {
  switch (one.state) {
    case 'comparing':
    case 'applying':
      return (
        <Stack gap="md">
          <WorkProgress
            label={t(one.state)}
            detail={t('linesDone', { done: numberText(one.done), count: one.total })}
            share={one.total > 0 ? one.done / one.total : 0}
          />
          <Text c="dimmed">{t('mayLeave')}</Text>
        </Stack>
      );
    case 'preview':
      return <ImportPreview noun={noun} one={one} />;
    default:
      return <ImportOutcome noun={noun} one={one} state={one.state} />;
  }
}
