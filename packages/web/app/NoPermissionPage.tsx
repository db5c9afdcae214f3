import { Stack, Text } from '@mantine/core';
import { useSession } from '../api/session.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { t } from './shell.texts.ts';

export function NoPermissionPage() {
  const { user } = useSession();
  return (
    <Stack gap={0} align="flex-start">
      <PageHeader title={t('noPermissionTitle')} />
      <Text mb="xs">{t('noPermission')}</Text>
      <Text mb="md">{t('noPermissionHint', { email: user.email })}</Text>
      <TextLink to="/auth/logout">{t('logOut')}</TextLink>
    </Stack>
  );
}
