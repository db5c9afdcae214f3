import { Text, Title } from '@mantine/core';
import { useSession } from '../api/session.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import classes from './administration-page.module.css';
import { t as pages } from './pages.texts.ts';
import { administrationPages, usePages } from './pages.ts';
import { t } from './shell.texts.ts';

export function AdministrationPage() {
  const listed = administrationPages(usePages(), useSession());
  return (
    <>
      <PageHeader title={pages('administration')} lead={pages('administrationAbout')} />
      {listed.length === 0 && <Text>{t('nothingListed')}</Text>}
      <ul className={classes.pages}>
        {listed.map(({ path, title, about }) => (
          <li key={path}>
            <Title order={2} size="h3">
              <TextLink to={path}>{title}</TextLink>
            </Title>
            <Text c="dimmed">{about}</Text>
          </li>
        ))}
      </ul>
    </>
  );
}
