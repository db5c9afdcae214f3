import { newId } from '@assay/domain/id';
import { expect } from 'vitest';
import { expectStatus } from '../inspections.ts';
import type { PointOf } from '../points.ts';
import { type EntitySource, repliedBy, type Shown, type SpecifiedEntities, together, within } from './entity.ts';

/** The users that carl, who manages certificates, is shown, with one of them certified for a family. */
async function certifiedUsers({ app, products: { productFamilyId } }: EntitySource): Promise<unknown[]> {
  const dates = { certificationDate: '2026-11-01T00:00:00.000Z', expirationDate: '2028-11-01T00:00:00.000Z' };
  const certifications = [{ id: '', productFamilyId, ...dates }];
  const body = { email: `sam-${newId()}@provider.example`, employeeId: 'E-17', certifications };
  const made = expectStatus<object>(200, await app.ask('POST', '/api/v1/certifiedUsers', { as: 'carl', body }));
  return [made, ...within((await app.ask('GET', '/api/v1/certifiedUsers', { as: 'carl' })).body, 'result')];
}

/** What a call answers once something was written down, which may come after the reply. */
const written =
  (path: string): Shown =>
  async (source) => {
    await expect.poll(async () => (await repliedBy(path)(source)).length, { timeout: 10_000 }).toBeGreaterThan(0);
    return repliedBy(path)(source);
  };

/** Section 3 of both, as far as it is about watching and administering. */
export const administeredEntities: SpecifiedEntities = {
  'dashboard customer': {
    fields: `customerName customerEnglishName totalNumberOfEquipment serviceData.lastWeek serviceData.lastMonth
      serviceData.lastYear`,
    shownBy: repliedBy('inspections/servicedEquipment?onlyIncludeServiced=false'),
  },
  'dashboard company': {
    fields: 'totalNumberOfEquipment serviceData.lastWeek serviceData.lastMonth serviceData.lastYear',
    shownBy: repliedBy('inspections/companiesServicedEquipment'),
  },
  'certified user': { fields: 'id email employeeId certifications', shownBy: certifiedUsers },
  certification: {
    fields: 'id productFamilyId certifiedUserId certificationDate expirationDate',
    shownBy: async (source) => within(await certifiedUsers(source), 'certifications'),
  },
  'log entry': {
    fields: 'timestamp appVersion eventName osName properties',
    shownBy: async (source) => {
      const properties = { email: 'uma@provider.example' };
      const body = [{ eventName: 'opened', appVersion: '1.2.3', osName: 'Android', properties }];
      expect((await source.app.ask('POST', '/api/v1/log/app', { as: 'uma', body })).status).toBeLessThan(300);
      const date = new Date().toISOString().slice(0, 10);
      const shown = await together(written('log'), written(`log/app?date=${date}&email=uma@provider.example`))(source);
      for (const entry of shown) expect(typeof (entry as { properties: unknown }).properties).toBe('string');
      return shown;
    },
  },
  'web log entry': {
    fields: `hostingDiagnostics.date hostingDiagnostics.data.method hostingDiagnostics.data.statusCode
      hostingDiagnostics.data.duration hostingDiagnostics.data.url authLogger.data.user`,
    shownBy: together(written('log/web'), written('log/web/filter?users=dev@provider.example')),
  },
  'tag target': {
    fields: 'type id tags',
    shownBy: async ({ app, points }) => {
      const [list] = (points.MultipleChoices as PointOf<'MultipleChoices'>).multipleChoices;
      const [rangeValue] = (points.RangeValues as PointOf<'RangeValues'>).rangeValues;
      const targets = [
        { type: 0, id: list?.options[0]?.id, tags: ['wear'] },
        { type: 1, id: rangeValue?.id, tags: ['wear', 'left'] },
      ];
      const replies = [];
      for (const body of targets) {
        const reply = await app.ask('POST', '/api/v1/tags/update', { as: 'dev', body });
        expect(reply.body).toMatchObject(body);
        replies.push(reply.body);
      }
      return replies;
    },
  },
  // The state of a session is what these three say of the bearer of its token.
  'auth state': {
    fields: 'level flags user.name user.email user.externalUser',
    shownBy: async ({ get }) => {
      const [level, flags] = [await get('auth/group'), await get('auth/accountFlags')];
      expect([level, flags]).toEqual([3, ['Developer']]);
      return [{ level, flags, user: await get('auth/user') }];
    },
  },
};
