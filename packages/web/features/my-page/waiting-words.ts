import { levels } from '@assay/domain/access';
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
  toRate: () => ({
    label: t('toRate'),
    detail: t('toRateText'),
    none: t('noneToRate'),
    to: { to: '/Reports', search: { statuses: 'Waiting', unrated: 'true' } },
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
  submitted: ({ external, level }) => {
    const to = (search: object): Words['to'] => ({ to: '/Reports', search: { statuses: 'Waiting', ...search } });
    const label = t('submitted');
    if (level < levels.Manager) return { label, detail: t('submittedText'), none: t('noneSubmitted'), to: to(mine) };
    return external
      ? { label, detail: t('submittedByCompany'), none: t('noneSubmittedByCompany'), to: to({}) }
      : { label, detail: t('submittedByAll'), none: t('noneToReview'), to: to({}) };
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
