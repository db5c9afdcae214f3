import { usePrefetchQuery } from '@tanstack/react-query';
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
  // What forms are filled from is fetched ahead of need, so that none waits for it; the list asks for the rest.
  usePrefetchQuery(unitsQuery);
  usePrefetchQuery(useCasesQuery);
  usePrefetchQuery(languagesQuery);
  usePrefetchQuery(categoriesQuery);
  return (
    <>
      <PageHeader title={t('title')} />
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
