import { Stack, Text } from '@mantine/core';
import { useSession } from '../api/session.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { administrationPages, usePages } from './pages.ts';
import { t } from './shell.texts.ts';

export function NoPermissionPage() {
  const session = useSession();
  // Without a level there is no bar, though a flag may open some pages.
  const others = administrationPages(usePages(), session);
  const lost = session.level === 0 && others.length > 0;
  return (
    <Stack gap={0} align="flex-start">
      <PageHeader title={t('noPermissionTitle')} />
      <Text mb="xs">{t('noPermission')}</Text>
      <Text mb="md">{t('noPermissionHint', { email: session.user.email })}</Text>
      {lost && (
        <>
          <Text>{t('mayOpen')}</Text>
          <Stack gap={4} mb="md">
            {others.map(({ path, title }) => (
              <TextLink key={path} to={path}>
                {title}
              </TextLink>
            ))}
          </Stack>
        </>
      )}
      <TextLink to="/auth/logout">{t('logOut')}</TextLink>
    </Stack>
  );
}
