import { PageHeader } from '../../ui/PageHeader.tsx';
import { NewInspectionButton } from '../inspections/NewInspectionButton.tsx';
import { MyReports } from './MyReports.tsx';
import { t } from './my-page.texts.ts';
import { ReviewLink } from './ReviewLink.tsx';

/** Where everybody begins: the work that is theirs. */
export const MyPage = () => (
  <>
    <PageHeader title={t('title')}>
      <ReviewLink />
      <NewInspectionButton />
    </PageHeader>
    <MyReports />
  </>
);
