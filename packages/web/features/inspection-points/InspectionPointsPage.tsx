import { PageHeader } from '../../ui/PageHeader.tsx';
import { TabbedPanes } from '../../ui/TabbedPanes.tsx';
import { CreatePane } from './CreatePane.tsx';
import { EditPane } from './EditPane.tsx';
import { t } from './inspection-points.texts.ts';

/** Where authors write inspection points. */
export const InspectionPointsPage = () => (
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
