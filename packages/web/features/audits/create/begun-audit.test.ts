import { derivedId, newId } from '@assay/domain/id';
import { frozen, snapshot, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { describe, expect, it } from 'vitest';
import { type AuditBeginning, begunAudit } from './begun-audit.ts';

const protocol = (type: string, ...names: string[]) =>
  ({
    snapshot: newId(),
    content: snapshot([names.map((name) => snapshotPoint(name, frozen('Comment', { name })))], {
      name: type,
      type: type as 'Audit_Site',
    }),
  }) as AuditBeginning['siteProtocol'];

const named = (name: string) => ({ id: newId(), name });

const beginning = (more: Partial<AuditBeginning> = {}): AuditBeginning => ({
  input: {
    ...{ id: newId(), siteRunId: newId(), operationalRunId: newId(), customerSiteId: newId() },
    ...{ inspectionDate: '2026-03-04T08:00:00.000Z', contactName: 'Aino' },
  },
  customer: named('Harju Stone'),
  site: named('North'),
  siteProtocol: protocol('Audit_Site', 'order'),
  operational: protocol('Audit_Site_Operational', 'flow'),
  extra: protocol('Audit_Extra_Points', 'noise', 'dust'),
  person: { name: 'Uma Virtanen', email: 'uma@provider.example' },
  now: new Date('2026-03-04T09:00:00.000Z'),
  ...more,
});

describe('an audit that begins on the device', () => {
  it('is of the plant, by the ids that the server will give its results and extra points', () => {
    const given = beginning();
    const { outline, runs, input } = begunAudit(given);
    expect(outline).toMatchObject({
      ...{ id: given.input.id, name: 'North 2026-03-04', customer: given.customer, customerSite: given.site },
      ...{ inspector: 'Uma Virtanen', inspectorContact: 'uma@provider.example', finished: false },
      fields: { contactName: { value: 'Aino', revision: 0 }, summary: { value: '' } },
    });
    expect(outline.runs.map(({ role, points, extraPointCount }) => [role, points, extraPointCount])).toEqual([
      ['site', 3, 2],
      ['operational', 1, 0],
    ]);
    const { siteRunId } = given.input;
    const extras = ['noise', 'dust'].map((point) => derivedId(siteRunId, point));
    expect(runs[0]?.extraPoints.map(({ id }) => id)).toEqual(extras);
    expect(runs[0]?.results.map(({ id }) => id)).toEqual(['order', ...extras].map((id) => derivedId(siteRunId, id)));
    expect(input).toMatchObject({
      siteSnapshot: given.siteProtocol.snapshot,
      operationalSnapshot: given.operational?.snapshot,
      extraPoints: { snapshot: given.extra?.snapshot },
    });
  });

  it('says that there are no extra points, or leaves them to the server where they are not kept', () => {
    expect(begunAudit(beginning({ extra: null })).input.extraPoints).toBeNull();
    expect(begunAudit(beginning({ extra: undefined })).input).not.toHaveProperty('extraPoints');
    expect(begunAudit(beginning({ operational: undefined })).runs.map(({ role }) => role)).toEqual(['site']);
  });
});
