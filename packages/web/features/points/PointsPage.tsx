import { passes } from '@assay/domain/access';
import { pageGates } from '@assay/domain/pages';
import { IconLanguage, IconTags } from '@tabler/icons-react';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TabbedPanes } from '../../ui/TabbedPanes.tsx';
import { languagesQuery } from '../application/application.queries.ts';
import { categoriesQuery } from '../products/product-families.queries.ts';
import { CreatePane } from './CreatePane.tsx';
import { EditPane } from './EditPane.tsx';
import { unitsQuery, useCasesQuery } from './points.queries.ts';
import { t } from './points.texts.ts';

/** Where authors write inspection points. */
export function PointsPage() {
  const session = useSession();
  // What forms are filled from is fetched ahead of need, so that none waits for it; the list asks for the rest.
  usePrefetchQuery(unitsQuery);
  usePrefetchQuery(useCasesQuery);
  usePrefetchQuery(languagesQuery);
  usePrefetchQuery(categoriesQuery);
  return (
    <>
      <PageHeader title={t('title')}>
        {passes(pageGates['/Translations'], session) && (
          <LinkButton to="/Translations" variant="default" leftSection={<IconLanguage size={18} aria-hidden />}>
            {t('translations')}
          </LinkButton>
        )}
        {passes(pageGates['/Tags'], session) && (
          <LinkButton to="/Tags" variant="default" leftSection={<IconTags size={18} aria-hidden />}>
            {t('tags')}
          </LinkButton>
        )}
      </PageHeader>
      <TabbedPanes
        label={t('tabs')}
        name="tab"
        panes={[
          { title: t('listTab'), content: <EditPane /> },
          { title: t('createTab'), content: <CreatePane /> },
        ]}
      />
    </>
  );
}
