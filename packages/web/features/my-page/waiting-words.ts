import type { WaitingKind } from '@assay/domain/waiting/waiting-kinds';
import type { Session } from '../../api/session.ts';
import type { WaitingLink } from '../../ui/WaitingLinks.tsx';
import { t } from './waiting.texts.ts';

type Words = Pick<WaitingLink, 'label' | 'detail' | 'to'> & {
  /** What is said where nothing waits; without it nothing is shown then. */
  none?: string;
};

const mine = { mineOnly: 'true' } as const;

/** Each kind of what waits: its words, and the list behind its number. */
export const waitingWords: Record<WaitingKind, (session: Session) => Words> = {
  toReview: () => ({
    label: t('toReview'),
    detail: t('toReviewText'),
    none: t('noneToReview'),
    to: { to: '/Reports', search: { statuses: 'Waiting' } },
  }),
  sentBack: () => ({
    label: t('sentBack'),
    detail: t('sentBackText'),
    to: { to: '/Reports', search: { statuses: 'In_Use', sentBack: 'true', ...mine } },
  }),
  inUse: () => ({
    label: t('inUse'),
    detail: t('inUseText'),
    none: t('noneInUse'),
    to: { to: '/Reports', search: { statuses: 'In_Use', ...mine } },
  }),
  submitted: ({ external, distributorAdmin }) => {
    const ofCompany = external && distributorAdmin;
    return {
      label: t('submitted'),
      detail: t(ofCompany ? 'submittedByCompany' : 'submittedText'),
      none: t(ofCompany ? 'noneSubmittedByCompany' : 'noneSubmitted'),
      to: { to: '/Reports', search: { statuses: 'Waiting', ...(!ofCompany && mine) } },
    };
  },
  openAudits: () => ({
    label: t('openAudits'),
    detail: t('openAuditsText'),
    none: t('noneOpen'),
    to: { to: '/Audits', search: { statuses: 'open', ...mine } },
  }),
  overdueFollowUps: () => ({ label: t('overdue'), detail: t('overdueText'), to: { to: '/FollowUps' } }),
  expiringAccounts: ({ external }) => ({
    label: t('expiring'),
    detail: t('expiringText'),
    to: { to: external ? '/UserManagement' : '/ExternalUsers', search: { expiring: 'true' } },
  }),
  expiringCertificates: () => ({
    label: t('certificates'),
    detail: t('certificatesText'),
    to: { to: '/certifications', search: { expiring: 'true' } },
  }),
  outdatedTranslations: () => ({
    label: t('outdated'),
    detail: t('outdatedText'),
    to: { to: '/InspectionPoints', search: { outdated: 'on' } },
  }),
  failedServices: () => ({
    label: t('failedServices'),
    detail: t('failedServicesText'),
    to: { to: '/BackgroundServices' },
  }),
};
