import { can } from '@assay/domain/access';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.ts';
import { type WaitingLink, WaitingLinks } from '../../ui/WaitingLinks.tsx';
import { inspectionCountQuery } from '../inspections/inspection-lists.queries.ts';
import { t } from './my-page.texts.ts';

/** What waits for the person: their own work first, then what only they can move on. */
export function WhatWaits() {
  const reviews = can(useSession(), 'inspections.sendBack');
  const inUse = useQuery(inspectionCountQuery({ statuses: ['In_Use'], mineOnly: true }));
  const toReview = useQuery({ ...inspectionCountQuery({ statuses: ['Waiting'] }), enabled: reviews });
  const submitted = useQuery({ ...inspectionCountQuery({ statuses: ['Waiting'], mineOnly: true }), enabled: !reviews });
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
  return <WaitingLinks label={t('whatWaits')} links={reviews ? [review, mine] : [mine, waiting]} />;
}
