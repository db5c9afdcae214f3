import { can } from '@assay/domain/access';
import { Stack } from '@mantine/core';
import { Suspense } from 'react';
import { useSession } from '../../api/session.ts';
import { lazyExport } from '../../ui/lazy-export.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { NewAuditButton } from '../audits/NewAuditButton.tsx';
import { NewInspectionButton } from '../inspections/NewInspectionButton.tsx';
import { MyAudits } from './MyAudits.tsx';
import { MyReports } from './MyReports.tsx';
import { t } from './my-page.texts.ts';
import { WaysOn } from './WaysOn.tsx';
import { WhatWaits } from './WhatWaits.tsx';

/** The page does not wait for what this device keeps. */
const WorkHere = lazyExport(() => import('../device/WorkHere.tsx'), 'WorkHere');

/** Where everybody begins: the work that is theirs. */
export function MyPage() {
  const audits = can(useSession(), 'audits.read');
  return (
    <>
      <PageHeader title={t('title')}>
        {audits && <NewAuditButton beside />}
        <NewInspectionButton />
      </PageHeader>
      <Suspense>
        <WorkHere />
      </Suspense>
      <WhatWaits />
      <WaysOn />
      <Stack gap="xl">
        <MyReports />
        {audits && <MyAudits />}
      </Stack>
    </>
  );
}
