import { abilities } from '@assay/domain/access';
import { Stack } from '@mantine/core';
import { blankBelow } from '../../ui/blank-below.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CompanyDashboard } from './CompanyDashboard.tsx';
import { CustomerDashboard } from './CustomerDashboard.tsx';
import { t } from './dashboards.texts.ts';
import { YearByMonth } from './YearByMonth.tsx';

const UsageDashboards = () => (
  <>
    <PageHeader title={t('title')} lead={t('lead')} />
    <Stack gap="xl">
      <YearByMonth />
      <CustomerDashboard />
      <CompanyDashboard />
    </Stack>
  </>
);

/** What was serviced, for those who plan the work. */
export const UsageDashboardsPage = blankBelow(abilities['dashboards.read'], UsageDashboards);
