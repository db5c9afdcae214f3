import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { packageHistoryQuery, packagesQuery } from './documents.queries.ts';
import { t } from './documents.texts.ts';
import { PackageForm } from './PackageForm.tsx';
import { packageHistoryWords } from './package-fields.ts';

interface ChosenPackageProps {
  /** `new` for one that is being made. */
  id: string;
  mayEdit: boolean;
  onSaved: (id: string) => void;
  onDeleted: () => void;
}

/** The package that is chosen below the tree, or a new one. */
export function ChosenPackage({ id, ...rest }: ChosenPackageProps) {
  const { data, error, refetch } = useQuery(packagesQuery);
  if (id === 'new') return <PackageForm {...rest} />;
  if (!data)
    return error ? <ErrorPanel title={t('treeFailed')} error={error} onRetry={() => refetch()} /> : <Placeholder />;
  const found = data.find(({ documentPackageId }) => documentPackageId === id);
  if (!found) return <EmptyState title={t('packageGone')} />;
  return (
    <Stack gap="xl">
      <PackageForm key={found.revision} known={found} {...rest} />
      {rest.mayEdit && <HistoryPanel query={packageHistoryQuery(id)} words={packageHistoryWords} />}
    </Stack>
  );
}
