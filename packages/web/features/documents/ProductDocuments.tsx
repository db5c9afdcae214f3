import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { productDocumentsQuery } from './documents.queries.ts';
import { t } from './documents.texts.ts';
import { OpenableDocuments } from './OpenableDocuments.tsx';
import { PackageGroup } from './PackageGroup.tsx';

/** The documents of a machine's model and family, and its packages; nothing where there are none. */
export function ProductDocuments({ productModelId }: { productModelId: string }) {
  const { data, error, refetch } = useQuery(productDocumentsQuery(productModelId));
  if (error) return <ErrorPanel title={t('productDocumentsFailed')} error={error} onRetry={() => refetch()} />;
  if (!data || data.documents.length === 0) return null;
  return (
    <Panel title={t('productDocuments')}>
      <OpenableDocuments documents={data.documents} />
      <PackageGroup title={t('packages')} packages={data.packages} />
    </Panel>
  );
}
