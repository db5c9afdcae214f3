import { Stack, Text } from '@mantine/core';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { t } from './shell.texts.ts';

export const NoPermissionPage = () => (
  <Stack gap={0} align="flex-start">
    <PageHeader title={t('noPermissionTitle')} />
    <Text mb="md">{t('noPermission')}</Text>
    <TextLink to="/auth/logout">{t('logOut')}</TextLink>
  </Stack>
);
