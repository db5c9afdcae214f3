import { auditRuns, audits } from '@assay/contract/audits';
import { inspectionStarts } from '@assay/contract/inspection-starts';
import { derivedId, newId } from '@assay/domain/id';
import type { FieldError } from '@assay/domain/problem';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Auditable, addAuditable, readOutline, readRun, startAudit } from '../../testing/audits.ts';
import type { CastName } from '../../testing/cast.ts';
import { expectStatus } from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocolPoint } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

interface Frozen {
  snapshot: string;
  content: { categories: { inspectionPoints: { id: string }[] }[] };
}

const pathsOf = ({ body }: { body: unknown }) =>
  ((body as { errors?: FieldError[] }).errors ?? []).map(({ path }) => path);
const pointIdsOf = ({ content }: Frozen) =>
  content.categories.flatMap(({ inspectionPoints }) => inspectionPoints.map(({ id }) => id));

describe('an audit that began without network', () => {
  const app = useTestApp();
  let auditable: Auditable;
  beforeAll(async () => {
    auditable = await addAuditable(app());
  });
  const freeze = async (id: string): Promise<Frozen> =>
    expectStatus(200, await app().call(inspectionStarts.freeze, { as: 'uma', params: { id } }));
  const create = (body: object, as: CastName = 'uma') => app().call(audits.create, { as, body });
  const add = (id: string, body: object, as: CastName = 'uma') =>
    app().call(auditRuns.add, { as, params: { id }, body });

  /** What a device sends that had everything of the plant. */
  async function asKept() {
    const { customerSiteId, protocolIds } = auditable;
    const [site, operational, extra] = [
      await freeze(protocolIds.Audit_Site),
      await freeze(protocolIds.Audit_Site_Operational),
      await freeze(protocolIds.Audit_Extra_Points),
    ];
    const input = {
      id: newId(),
      customerSiteId,
      siteProtocolId: protocolIds.Audit_Site,
      operationalProtocolId: protocolIds.Audit_Site_Operational,
      siteRunId: newId(),
      operationalRunId: newId(),
      siteSnapshot: site.snapshot,
      operationalSnapshot: operational.snapshot,
      extraPoints: { protocolId: protocolIds.Audit_Extra_Points, snapshot: extra.snapshot },
    };
    return { input, site, extra };
  }

  it('stands upon what the device had, by the ids that follow from those that it made, once', async () => {
    const { input, site, extra } = await asKept();
    // Somebody has made newer protocols since.
    const point = await addPoint(app(), 'Comment', { productCategoryId: auditable.categoryId });
    for (const type of ['Audit_Site', 'Audit_Extra_Points'] as const)
      await addProtocol(app(), { type, targets: [], categories: [aCategory('New', [aProtocolPoint(point.id)])] });
    const replies = await Promise.all([create(input), create(input)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    const { runs } = await readOutline(app(), input.id);
    expect(runs.map(({ id, snapshot, extraPointCount }) => [id, snapshot, extraPointCount])).toEqual([
      [input.siteRunId, input.siteSnapshot, 2],
      [input.operationalRunId, input.operationalSnapshot, 0],
    ]);
    const run = await readRun(app(), input.id, input.siteRunId);
    const extraIds = pointIdsOf(extra).map((id) => derivedId(input.siteRunId, id));
    expect(run.extraPoints.map(({ id }) => id)).toEqual(extraIds);
    expect(run.results.map(({ id }) => id).sort()).toEqual(
      [...pointIdsOf(site), ...extraIds].map((id) => derivedId(input.siteRunId, id)).sort(),
    );
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('is the sender’s: another person’s id, and whoever is from outside, begin nothing', async () => {
    const { input } = await asKept();
    expectStatus(201, await create(input));
    expect(await create(input, 'rita')).toMatchObject({ status: 409, body: { code: 'idTaken' } });
    expect(await create({ ...input, id: newId() }, 'rita')).toMatchObject({ status: 409, body: { code: 'idTaken' } });
    expect((await create({ ...input, id: newId(), siteRunId: newId() }, 'dina')).status).toBe(404);
    expect((await add(input.id, {}, 'dina')).status).toBe(404);
  });

  it('has no extra points where the device had none, and names the field that is wrong', async () => {
    const { customerSiteId, protocolIds } = auditable;
    const { runs } = await startAudit(app(), auditable, { extraPoints: null });
    expect(runs[0]?.extraPointCount).toBe(0);
    const faults = async (given: object) => pathsOf(await create({ customerSiteId, ...given }));
    const { Audit_Site: protocolId } = protocolIds;
    expect(await faults({ extraPoints: { protocolId, snapshot: '' } })).toEqual(['extraPoints.protocolId']);
    expect(await faults({ siteSnapshot: 'f'.repeat(65) })).toEqual(['siteSnapshot']);
    expect(await faults({ siteRunId: 'mine' })).toEqual(['siteRunId']);
  });

  it('gets the runs that were added to it in the same way, each once', async () => {
    const { id } = await startAudit(app(), auditable);
    const { protocolIds, equipmentId } = auditable;
    const { snapshot } = await freeze(protocolIds.Audit_Machine);
    const run = {
      id: newId(),
      protocolId: protocolIds.Audit_Machine,
      protocolRunType: 'Audit_Machine:stage_1',
      equipment: { id: equipmentId },
      snapshot,
      prefilled: [],
    };
    const replies = await Promise.all([add(id, run), add(id, run)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    const { runs } = await readOutline(app(), id);
    expect(runs.filter(({ role }) => role === 'machine')).toMatchObject([{ id: run.id, snapshot }]);
    const other = await startAudit(app(), auditable);
    const taken = (path: string) => ({ status: 409, body: { code: 'idTaken', errors: [{ path }] } });
    expect(await add(other.id, run)).toMatchObject(taken('id'));
    for (const name of ['siteRunId', 'operationalRunId']) {
      const { input } = await asKept();
      expect(await create({ ...input, [name]: run.id })).toMatchObject(taken(name));
    }
    const prefilled = [{ protocolPointId: newId(), value: '7' }];
    expect(pathsOf(await add(id, { ...run, id: newId(), prefilled }))).toEqual(['prefilled.0.protocolPointId']);
  });
});
