import { can } from '@assay/domain/access';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.ts';
import { type WaitingLink, WaitingLinks } from '../../ui/WaitingLinks.tsx';
import { auditCountQuery } from '../audits/audit-lists.queries.ts';
import { inspectionCountQuery } from '../inspections/inspection-lists.queries.ts';
import { t } from './my-page.texts.ts';

/** What waits for the person: their own work first, then what only they can move on. */
export function WhatWaits() {
  const session = useSession();
  const reviews = can(session, 'inspections.sendBack');
  const audits = can(session, 'audits.read');
  const inUse = useQuery(inspectionCountQuery({ statuses: ['In_Use'], mineOnly: true }));
  const toReview = useQuery({ ...inspectionCountQuery({ statuses: ['Waiting'] }), enabled: reviews });
  const submitted = useQuery({ ...inspectionCountQuery({ statuses: ['Waiting'], mineOnly: true }), enabled: !reviews });
  const openAudits = useQuery({ ...auditCountQuery({ statuses: ['open'], mineOnly: true }), enabled: audits });
  const audit: WaitingLink = {
    id: 'openAudits',
    count: openAudits.data,
    label: t('openAudits'),
    detail: openAudits.data === 0 ? t('noneOpen') : t('openAuditsText'),
    to: { to: '/Audits', search: { statuses: 'open', mineOnly: 'true' } },
  };
  const mine: WaitingLink = {
    id: 'inUse',
    count: inUse.data,
    label: t('inUse'),
    detail: inUse.data === 0 ? t('noneInUse') : t('inUseText'),
    to: { to: '/Reports', search: { statuses: 'In_Use', mineOnly: 'true' } },
  };
  const review: WaitingLink = {
    id: 'toReview',
    count: toReview.data,
    label: t('toReview'),
    detail: toReview.data === 0 ? t('noneToReview') : t('toReviewText'),
    to: { to: '/Reports', search: { statuses: 'Waiting' } },
  };
  const waiting: WaitingLink = {
    id: 'submitted',
    count: submitted.data,
    label: t('submitted'),
    detail: submitted.data === 0 ? t('noneSubmitted') : t('submittedText'),
    to: { to: '/Reports', search: { statuses: 'Waiting', mineOnly: 'true' } },
  };
  return (
    <WaitingLinks
      label={t('whatWaits')}
      links={[...(reviews ? [review, mine] : [mine, waiting]), ...(audits ? [audit] : [])]}
    />
  );
}
