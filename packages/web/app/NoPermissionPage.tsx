import { waiting } from '@assay/contract/waiting';
import { levels, passes } from '@assay/domain/access';
import { pageGates } from '@assay/domain/pages';
import { Anchor, Box, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useSession } from '../api/session.ts';
import { EndDebugTokenButton } from '../features/auth/EndDebugTokenButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import classes from './no-permission-page.module.css';
import { administrationPages, usePages } from './pages.ts';
import { t } from './shell.texts.ts';

export function NoPermissionPage() {
  const session = useSession();
  // Without a level there is no bar, though a flag may open some pages.
  const others = administrationPages(usePages(), session);
  const { user } = session;
  const mayStart = passes(pageGates['/'], session);
  const hint = user.debugToken ? 'debugHint' : mayStart ? 'noPermissionHint' : 'noGroups';
  const lost = session.level === levels.None && others.length > 0;
  return (
    <Stack gap={0} align="flex-start">
      <PageHeader title={t('noPermissionTitle')} />
      <Text mb="xs">{t('noPermission')}</Text>
      <Text mb="md">{t(hint, { email: user.email })}</Text>
      {user.debugToken && (
        <Box mb="md">
          <EndDebugTokenButton />
        </Box>
      )}
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
      {!user.debugToken && <WhomToAsk />}
      {mayStart && <TextLink to="/">{t('home')}</TextLink>}
      <TextLink to="/auth/logout">{t('logOut')}</TextLink>
    </Stack>
  );
}

/** Those who give rights; where they cannot be had, the page says enough without them. */
function WhomToAsk() {
  const { data = [] } = useQuery({
    queryKey: ['whomToAsk'],
    queryFn: ({ signal }) => call(waiting.whomToAsk, { signal }),
  });
  if (data.length === 0) return null;
  return (
    <>
      <Title order={2} size="h4" mb="xs">
        {t('whomToAsk')}
      </Title>
      <ul className={classes.people}>
        {data.map(({ name, email }) => (
          <li key={email}>
            {name} <Anchor href={`mailto:${email}`}>{email}</Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}
