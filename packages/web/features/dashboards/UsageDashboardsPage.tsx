import { Stack } from '@mantine/core';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CompanyDashboard } from './CompanyDashboard.tsx';
import { CustomerDashboard } from './CustomerDashboard.tsx';
import { t } from './dashboards.texts.ts';
import { YearByMonth } from './YearByMonth.tsx';

/** What was serviced, for those who plan the work. */
export const UsageDashboardsPage = () => (
  <>
    <PageHeader title={t('title')} lead={t('lead')} />
    <Stack gap="xl">
      <YearByMonth />
      <CustomerDashboard />
      <CompanyDashboard />
    </Stack>
  </>
);
