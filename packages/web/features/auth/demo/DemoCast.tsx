import type { CastMember } from '@assay/contract/demo';
import { Alert, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { problemText } from '../../../ui/problem-text.ts';
import { useExternalLogin } from '../auth.queries.ts';
import { leaveForSso } from '../sso.ts';
import { castQuery } from './demo.queries.ts';
import { t } from './demo.texts.ts';
import classes from './demo-cast.module.css';

const initials = (name: string): string =>
  name
    .split(' ')
    .map((part) => part[0] ?? '')
    .join('');

/** The people of the demo, each one tap away. */
export function DemoCast() {
  const cast = useQuery(castQuery);
  const logIn = useExternalLogin();

  function lookAroundAs({ email, password }: CastMember): void {
    if (password === null) leaveForSso(email);
    else logIn.mutate({ email, password });
  }

  const failedFor = cast.data?.find(({ email }) => email === logIn.variables?.email);
  return (
    <section className={classes.cast} aria-labelledby="demo-cast">
      <Title order={2} id="demo-cast">
        {t('lookAround')}
      </Title>
      <Text className={classes.about}>{t('about')}</Text>
      {logIn.error && (
        <Alert role="alert" color="red">
          {failureText(logIn.error, failedFor?.name ?? '')}
        </Alert>
      )}
      {cast.error && <ErrorPanel title={t('castFailed')} error={cast.error} onRetry={() => cast.refetch()} />}
      <ul className={classes.people}>
        {cast.data?.map((member) => (
          <li key={member.email}>
            <button
              type="button"
              className={classes.person}
              disabled={logIn.isPending}
              onClick={() => lookAroundAs(member)}
            >
              <span className={classes.initials} aria-hidden>
                {initials(member.name)}
              </span>
              <span className={classes.facts}>
                <span className={classes.name}>{member.name}</span> <span className={classes.role}>{member.role}</span>
                <span className={classes.company}>{member.company}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const failureText = (error: unknown, name: string): string =>
  error instanceof ApiError && error.status === 401 ? t('passwordChanged', { name }) : problemText(error);
