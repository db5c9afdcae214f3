import { can } from '@assay/domain/access';
import { Stack } from '@mantine/core';
import { useSession } from '../../api/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { NewAuditButton } from '../audits/NewAuditButton.tsx';
import { WorkHere } from '../device/WorkHere.tsx';
import { NewInspectionButton } from '../inspections/NewInspectionButton.tsx';
import { MyAudits } from './MyAudits.tsx';
import { MyReports } from './MyReports.tsx';
import { t } from './my-page.texts.ts';
import { WaysOn } from './WaysOn.tsx';
import { WhatWaits } from './WhatWaits.tsx';

/** Where everybody begins: the work that is theirs. */
export function MyPage() {
  const audits = can(useSession(), 'audits.read');
  return (
    <>
      <PageHeader title={t('title')}>
        {audits && <NewAuditButton beside />}
        <NewInspectionButton />
      </PageHeader>
      <WorkHere />
      <WhatWaits />
      <WaysOn />
      <Stack gap="xl">
        <MyReports />
        {audits && <MyAudits />}
      </Stack>
    </>
  );
}
