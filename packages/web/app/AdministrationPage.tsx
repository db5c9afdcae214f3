import { Paper, Stack, Text, Title } from '@mantine/core';
import { useSession } from '../api/session.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { t as pages } from './pages.texts.ts';
import { administrationPages, usePages } from './pages.ts';
import { t } from './shell.texts.ts';

export function AdministrationPage() {
  const listed = administrationPages(usePages(), useSession());
  return (
    <>
      <PageHeader title={pages('administration')} lead={pages('administrationAbout')} />
      {listed.length === 0 && <Text>{t('nothingListed')}</Text>}
      <Stack maw="44rem">
        {listed.map(({ path, title, about }) => (
          <Paper key={path} withBorder p="md">
            <Title order={2} size="h3">
              <TextLink to={path}>{title}</TextLink>
            </Title>
            <Text c="dimmed">{about}</Text>
          </Paper>
        ))}
      </Stack>
    </>
  );
}
