import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { pointQuery } from '../points.queries.ts';
import { t } from '../points.texts.ts';
import { LocalizationForm } from './LocalizationForm.tsx';

/** The translations of the chosen point. */
export function LocalizationPane({ id }: { id: string }) {
  const query = useQuery({ ...pointQuery(id), staleTime: 0 });
  if (query.data) return <LocalizationForm point={query.data} onReload={() => void query.refetch()} />;
  if (query.isError) return <ErrorPanel title={t('pointFailed')} error={query.error} onRetry={() => query.refetch()} />;
  return <Placeholder />;
}
