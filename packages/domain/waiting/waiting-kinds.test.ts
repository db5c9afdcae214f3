import { describe, expect, it } from 'vitest';
import { kindsFor } from './waiting-kinds.ts';

const staff = { external: false, flags: [] as string[] };
const outside = { external: true, flags: [] as string[] };
const own = ['sentBack', 'inUse', 'submitted'];
const leads = ['expiringAccounts', 'outdatedTranslations'];

describe('what may wait for somebody', () => {
  it.each([
    ['uma', { ...staff, level: 1 }, [...own, 'openAudits', 'overdueFollowUps']],
    ['rita', { ...staff, level: 1, flags: ['Rater'] }, ['toRate', ...own, 'openAudits', 'overdueFollowUps']],
    ['max, who finishes nothing,', { ...staff, level: 2 }, [...own, 'openAudits', 'overdueFollowUps']],
    [
      'an administrator who rates,',
      { ...staff, level: 3, flags: ['Rater'] },
      ['toReview', 'sentBack', 'inUse', 'openAudits', 'overdueFollowUps', ...leads, 'failedServices'],
    ],
    [
      'ada',
      { ...staff, level: 3 },
      ['toReview', 'sentBack', 'inUse', 'openAudits', 'overdueFollowUps', ...leads, 'failedServices'],
    ],
    [
      'cert',
      { ...staff, level: 1, flags: ['CertificationManager'] },
      [...own, 'openAudits', 'overdueFollowUps', 'expiringCertificates'],
    ],
    ['dina', { ...outside, level: 1 }, [...own, 'overdueFollowUps']],
    ['dora, who reviews nothing,', { ...outside, level: 2 }, [...own, 'overdueFollowUps', ...leads]],
    ['nia', { ...staff, level: 0 }, []],
  ])('for %s is theirs to do', (_name, caller, kinds) => {
    expect(kindsFor(caller)).toEqual(kinds);
  });
});
