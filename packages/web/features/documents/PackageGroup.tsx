import type { DocumentPackage } from '@assay/contract/documents/document';
import { Title } from '@mantine/core';
import { More } from '../../ui/More.tsx';
import { t } from './documents.texts.ts';
import { OpenableDocuments } from './OpenableDocuments.tsx';
import { packageTypeText } from './PackageList.tsx';

interface PackageGroupProps {
  title: string;
  packages: readonly DocumentPackage[];
  /** Whether they stand there unfolded. */
  open?: boolean;
}

/** Packages whose documents can be read one by one. */
export const PackageGroup = ({ title, packages, open = false }: PackageGroupProps) =>
  packages.length === 0 ? null : (
    <>
      <Title order={3} mt="md">
        {title}
      </Title>
      {packages.map(({ documentPackageId, name, type, documents }) => (
        <More
          key={documentPackageId}
          title={name}
          summary={[packageTypeText(type), t('count', { count: documents.length })].join(' · ')}
          open={open}
        >
          <OpenableDocuments documents={documents} />
        </More>
      ))}
    </>
  );
