import { Stack } from '@mantine/core';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { t } from './shell.texts.ts';

export const NotFoundPage = () => (
  <Stack gap={0} align="flex-start">
    <PageHeader title={t('notFoundTitle')} lead={t('notFoundText')} />
    <TextLink to="/">{t('home')}</TextLink>
  </Stack>
);
