import { PageHeader } from '../../ui/PageHeader.tsx';
import { NewInspectionButton } from '../inspections/NewInspectionButton.tsx';
import { MyReports } from './MyReports.tsx';
import { t } from './my-page.texts.ts';
import { WhatWaits } from './WhatWaits.tsx';

/** Where everybody begins: the work that is theirs. */
export const MyPage = () => (
  <>
    <PageHeader title={t('title')}>
      <NewInspectionButton />
    </PageHeader>
    <WhatWaits />
    <MyReports />
  </>
);
