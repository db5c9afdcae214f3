import { PageHeader } from '../../ui/PageHeader.tsx';
import { TabbedPanes } from '../../ui/TabbedPanes.tsx';
import { CreatePane } from './creator/CreatePane.tsx';
import { ListPane } from './list/ListPane.tsx';
import { t } from './protocols.texts.ts';

/** Where authors find protocols and build them. */
export const ProtocolsPage = () => (
  <>
    <PageHeader title={t('title')} />
    <TabbedPanes
      label={t('tabs')}
      name="tab"
      forget={['copyOf', 'replace']}
      panes={[
        { title: t('listTab'), content: <ListPane /> },
        { title: t('createTab'), content: <CreatePane /> },
      ]}
    />
  </>
);
