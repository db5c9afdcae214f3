import { kindsFor } from '@assay/domain/waiting/waiting-kinds';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { type WaitingLink, WaitingLinks } from '../../ui/WaitingLinks.tsx';
import { waitingQuery } from './waiting.queries.ts';
import { t } from './waiting.texts.ts';
import { waitingWords } from './waiting-words.ts';

/** What waits for the person; their everyday work also where there is none of it. */
export function WhatWaits() {
  const session = useSession();
  const query = useQuery(waitingQuery);
  const counted = new Map(query.data?.map((one) => [one.kind, one]));
  const links = kindsFor(session).flatMap((kind): WaitingLink[] => {
    const { none, detail, ...words } = waitingWords[kind](session);
    const { count, exact = true } = counted.get(kind) ?? {};
    if (!count && none === undefined) return [];
    return [{ id: kind, count, atLeast: !exact, detail: count === 0 && none ? none : detail, ...words }];
  });
  return (
    <>
      {query.isError && <ErrorPanel title={t('failed')} error={query.error} onRetry={() => query.refetch()} />}
      <WaitingLinks label={t('whatWaits')} links={links} />
    </>
  );
}
