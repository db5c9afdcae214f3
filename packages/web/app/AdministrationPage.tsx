import { levels, passes } from '@assay/domain/access';
import { Anchor, Text, Title } from '@mantine/core';
import { basePath } from '../api/base-path.ts';
import { useSession } from '../api/session.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import classes from './administration-page.module.css';
import { t as pages } from './pages.texts.ts';
import { administrationPages, usePages } from './pages.ts';
import { t } from './shell.texts.ts';

/** Who connects other systems; the list of calls itself holds no secret. */
const connects = { internal: levels.Manager, external: levels.Never, or: 'Developer' } as const;

export function AdministrationPage() {
  const session = useSession();
  const listed = administrationPages(usePages(), session);
  const seesCalls = passes(connects, session);
  return (
    <>
      <PageHeader title={pages('administration')} lead={pages('administrationAbout')} />
      {listed.length === 0 && !seesCalls && <Text>{t('nothingListed')}</Text>}
      <ul className={classes.pages}>
        {listed.map(({ path, title, about }) => (
          <li key={path}>
            <Title order={2} size="h3">
              <TextLink to={path}>{title}</TextLink>
            </Title>
            <Text c="dimmed">{about}</Text>
          </li>
        ))}
        {seesCalls && (
          <li>
            <Title order={2} size="h3">
              <Anchor underline="always" href={`${basePath()}api`}>
                {pages('api')}
              </Anchor>
            </Title>
            <Text c="dimmed">{pages('apiAbout')}</Text>
          </li>
        )}
      </ul>
    </>
  );
}
