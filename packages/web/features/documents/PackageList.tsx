import type { PackageType } from '@assay/domain/documents/packages';
import { Badge, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { choosing } from './DocumentEntry.tsx';
import { packagesQuery } from './documents.queries.ts';
import { t } from './documents.texts.ts';
import classes from './documents-page.module.css';

export const packageTypeText = (type: PackageType): string => t(`package${type}`);

/** The packages below the tree, each with its type. */
export function PackageList() {
  const { data = [], error, refetch } = useQuery(packagesQuery);
  if (error) return <ErrorPanel title={t('treeFailed')} error={error} onRetry={() => refetch()} />;
  if (data.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('packages')}
      </Title>
      <ul className={classes.packages}>
        {data.map(({ documentPackageId, name, type, documents }) => (
          <li key={documentPackageId}>
            <Link
              to="."
              search={choosing({ package: documentPackageId })}
              resetScroll={false}
              className={classes.entry}
            >
              <span className={classes.package}>
                <span>{t('packageLine', { name, documents: documents.length })}</span>
                <Badge variant="light" color="gray" tt="none">
                  {packageTypeText(type)}
                </Badge>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
