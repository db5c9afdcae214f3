import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../ui/Panel.tsx';
import { productDocumentsQuery } from './documents.queries.ts';
import { t } from './documents.texts.ts';
import { PackageGroup } from './PackageGroup.tsx';

/** What is proposed when work on a product starts; the others on request. Work begins without it where it cannot be read. */
export function OfferedPackages({ productModelId }: { productModelId: string }) {
  const { data } = useQuery(productDocumentsQuery(productModelId));
  const packages = data?.packages ?? [];
  if (packages.length === 0) return null;
  const ofType = (wanted: string) => packages.filter(({ type }) => type === wanted);
  return (
    <Panel title={t('pointDocuments')}>
      <Text c="dimmed">{t('packagesOfferedText')}</Text>
      <PackageGroup title={t('packagesOffered')} packages={ofType('Proposed')} open />
      <PackageGroup title={t('packagesAuto')} packages={ofType('Auto')} />
      <PackageGroup title={t('packagesManual')} packages={ofType('Manual')} />
    </Panel>
  );
}
