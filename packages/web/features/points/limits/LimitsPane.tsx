import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { useBegun } from '../../../ui/form/use-begun.ts';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { pointQuery } from '../points.queries.ts';
import { LimitsEditor } from './LimitsEditor.tsx';
import { t } from './limits.texts.ts';

/** The separate editor of a point's limits, as soon as the point was read. */
export function LimitsPane({ id }: { id: string }) {
  const { begun, request } = useBegun(pointQuery(id));
  if (request.isError && !begun)
    return <ErrorPanel title={t('loadFailed')} error={request.error} onRetry={() => request.refetch()} />;
  if (!begun) return <Placeholder />;
  return 'measurementLimits' in begun ? <LimitsEditor point={begun} /> : null;
}
