import { type Finding, followUps, type MachineFollowUp } from '@assay/contract/follow-ups';
import { images } from '@assay/contract/images';
import { type Inspection, inspections } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { later, minutes } from '@assay/domain/time';
import { beforeAll, describe, expect, it } from 'vitest';
import { companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import {
  addInspectable,
  addSubmitted,
  answerAll,
  expectStatus,
  type Inspectable,
  openInspectable,
  startInspection,
  submitInspection,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { type Ask, useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

describe('findings and priority actions', () => {
  const app = useTestApp();
  let inspectable: Inspectable;
  beforeAll(async () => {
    inspectable = await addInspectable(app(), { companyIds: [await companyIdOf(app(), 'dina')] });
    await openInspectable(app(), 'dina', inspectable);
  });
  const putFinding = (id: string, findingId: string, body: object, ask: Ask = { as: 'uma' }) =>
    app().call(inspections.putFinding, { ...ask, params: { id, findingId }, body });
  const putAction = (id: string, actionId: string, body: object, ask: Ask = { as: 'uma' }) =>
    app().call(inspections.putPriorityAction, { ...ask, params: { id, actionId }, body });
  const follow = (id: string, body: object, ask: Ask = { as: 'uma' }) =>
    app().call(followUps.finding, { ...ask, params: { id }, body });
  const listed = async (as: CastName, equipmentId = inspectable.equipmentId, query = {}) =>
    expectStatus<MachineFollowUp[]>(
      200,
      await app().call(followUps.ofEquipment, { as, params: { id: equipmentId }, query }),
    );

  /** A submitted inspection with one finding, which is open. */
  async function reported(as: CastName = 'uma'): Promise<{ id: string; findingId: string }> {
    const inspection = await startInspection(app(), inspectable, {}, as);
    await answerAll(app(), inspection, as);
    const findingId = newId();
    expectStatus(200, await putFinding(inspection.id, findingId, { title: 'A crack' }, { as }));
    await submitInspection(app(), inspection.id, as);
    return { id: inspection.id, findingId };
  }

  it('are written under ids of the sender, changed and taken away while the inspection is in use', async () => {
    const { id } = await startInspection(app(), inspectable);
    const [one, two] = [newId(), newId()];
    const imageId = await addImage(app(), 'uma');
    const first = expectStatus<Finding>(200, await putFinding(id, one, { title: ' A crack ', photos: [{ imageId }] }));
    expect(first).toMatchObject({ id: one, index: 0, title: 'A crack', state: 'open', owner: null, revision: 1 });
    expect(expectStatus(200, await putFinding(id, two, { title: 'A dent' }))).toMatchObject({ index: 1 });
    const changed = await putFinding(id, one, { title: 'A long crack' }, { as: 'uma', headers: { 'if-match': '"1"' } });
    expect(changed).toMatchObject({ status: 200, body: { revision: 2, photos: [] } });
    expect((await app().call(images.file, { as: 'uma', params: { id: imageId } })).status).toBe(404);
    const stale = await putFinding(id, one, { title: 'No' }, { as: 'uma', headers: { 'if-match': '"1"' } });
    expect(stale).toMatchObject({ status: 412, body: { current: { title: 'A long crack' } } });
    const remove = () => app().call(inspections.removeFinding, { as: 'uma', params: { id, findingId: one } });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    const late = await putFinding(id, one, { title: 'Back' }, { as: 'uma', headers: { 'if-match': '"2"' } });
    expect(late.status).toBe(404);
    expect((await putAction(id, newId(), { title: 'Weld', priority: 'High' })).status).toBe(200);
    expect((await putAction(id, newId(), { title: 'Weld', priority: 'Soon' })).status).toBe(400);
    expect((await putAction(id, newId(), { title: '', priority: 'Low' })).status).toBe(400);
  });

  it('belong to one inspection, whatever id is sent', async () => {
    const { findingId } = await reported();
    const other = await startInspection(app(), inspectable);
    const params = { id: other.id, findingId };
    expect((await app().call(inspections.removeFinding, { as: 'uma', params })).status).toBe(404);
    expect((await putFinding(other.id, newId(), { title: 'x' }, { as: 'rita' })).status).toBe(403);
  });

  it('are written under an id of another company’s as under a fresh one, and neither changes the other', async () => {
    const { id, findingId } = await reported('dina');
    const place = await addInspectable(app(), { companyIds: [await companyIdOf(app(), 'otto')] });
    await openInspectable(app(), 'otto', place);
    const otto = await startInspection(app(), place, {}, 'otto');
    const as = { as: 'otto' } as const;
    for (const one of [newId(), findingId]) {
      const photos = [{ imageId: await addImage(app(), 'otto') }];
      const put = (title: string, revision: number) =>
        putFinding(otto.id, one, { title, photos }, { ...as, headers: { 'if-match': `"${revision}"` } });
      expect(await put('Ours', 0)).toMatchObject({ status: 200, body: { id: one, revision: 1, photos: [{}] } });
      expect(await put('Ours too', 1)).toMatchObject({ status: 200, body: { id: one, revision: 2, photos: [{}] } });
    }
    const shown = (await app().call(inspections.get, { ...as, params: { id: otto.id } })).body as Inspection;
    expect(shown.findings.map((finding) => finding.id)).toContain(findingId);
    expect((await follow(findingId, { due: '2030-01-01' }, as)).body).toMatchObject({ title: 'Ours too' });
    expect((await follow(findingId, { due: '2031-01-01' }, { as: 'max' })).body).toMatchObject({ title: 'A crack' });
    const remove = { ...as, params: { id: otto.id, findingId } };
    expect((await app().call(inspections.removeFinding, remove)).status).toBe(200);
    const theirs = (await app().call(inspections.get, { as: 'dina', params: { id } })).body as Inspection;
    expect(theirs.findings).toMatchObject([{ id: findingId, title: 'A crack', due: '2031-01-01' }]);
  });

  it('are ordered under an id of another company’s action as under a fresh one, too', async () => {
    const dina = await startInspection(app(), inspectable, {}, 'dina');
    const actionId = newId();
    const theirs = { title: 'Weld', priority: 'High' };
    expectStatus(200, await putAction(dina.id, actionId, theirs, { as: 'dina' }));
    const place = await addInspectable(app(), { companyIds: [await companyIdOf(app(), 'otto')] });
    await openInspectable(app(), 'otto', place);
    const otto = await startInspection(app(), place, {}, 'otto');
    for (const one of [newId(), actionId]) {
      const put = (title: string, revision: number) => {
        const headers = { 'if-match': `"${revision}"` };
        return putAction(otto.id, one, { title, priority: 'Low' }, { as: 'otto', headers });
      };
      expect(await put('Ours', 0)).toMatchObject({ status: 200, body: { id: one, revision: 1 } });
      expect(await put('Ours too', 1)).toMatchObject({ status: 200, body: { id: one, revision: 2 } });
    }
    const actionsOf = async (as: CastName, id: string) =>
      ((await app().call(inspections.get, { as, params: { id } })).body as Inspection).priorityActions;
    expect((await actionsOf('otto', otto.id)).map(({ id }) => id)).toContain(actionId);
    const remove = { as: 'otto', params: { id: otto.id, actionId } } as const;
    expect((await app().call(inspections.removePriorityAction, remove)).status).toBe(200);
    expect(await actionsOf('otto', otto.id)).toHaveLength(1);
    expect(await actionsOf('dina', dina.id)).toMatchObject([{ id: actionId, ...theirs }]);
  });

  it('stay as reported once they are submitted', async () => {
    const { id, findingId } = await reported();
    expect((await putFinding(id, findingId, { title: 'Other' })).status).toBe(409);
    expect((await app().call(inspections.removeFinding, { as: 'uma', params: { id, findingId } })).status).toBe(409);
  });

  /** Two submitted visits, the first being the later one, each with a finding and an action. */
  async function twoVisits() {
    const place = await addInspectable(app());
    const before = { inspectionDate: '2026-01-02T00:00:00Z' };
    const started = [await startInspection(app(), place), await startInspection(app(), place, before)];
    for (const [n, inspection] of started.entries()) {
      await answerAll(app(), inspection);
      await putFinding(inspection.id, newId(), { title: `Finding ${n}` });
      await putAction(inspection.id, newId(), { title: `Action ${n}`, priority: 'Medium' });
    }
    expect(await listed('uma', place.equipmentId)).toEqual([]);
    for (const { id } of started) await submitInspection(app(), id);
    const titles = async (query = {}) => (await listed('uma', place.equipmentId, query)).map(({ title }) => title);
    return { started, titles, found: await listed('uma', place.equipmentId) };
  }

  it('show on their machine from submitted inspections, open ones first, oldest first, until they are closed', async () => {
    const { started, titles, found } = await twoVisits();
    expect(found.map(({ title, priority }) => [title, priority])).toEqual([
      ['Finding 1', null],
      ['Action 1', 'Medium'],
      ['Finding 0', null],
      ['Action 0', 'Medium'],
    ]);
    const [finding, action] = found.map(({ id }) => id);
    expectStatus(200, await follow(finding ?? '', { state: 'done' }));
    const params = { id: action ?? '' };
    expectStatus(200, await app().call(followUps.priorityAction, { as: 'rita', params, body: { state: 'done' } }));
    expect(await titles()).toEqual(['Finding 0', 'Action 0', 'Finding 1', 'Action 1']);
    expect(await titles({ settled: 'true' })).toEqual([]);
    expectStatus(200, await follow(finding ?? '', { state: 'verified' }, { as: 'max' }));
    app().setNow(later(app().now(), minutes(1)));
    expectStatus(200, await app().call(followUps.priorityAction, { as: 'max', params, body: { state: 'void' } }));
    expect(await titles()).toEqual(['Finding 0', 'Action 0']);
    expect(await titles({ settled: 'true' })).toEqual(['Action 1', 'Finding 1']);
    expectStatus(200, await app().call(inspections.delete, { as: 'max', params: { id: started[0]?.id ?? '' } }));
    expect(await titles()).toEqual([]);
  });

  it('are done for anybody to say, and closed by Managers alone', async () => {
    const { findingId } = await reported();
    expect((await follow(findingId, { state: 'verified' })).status).toBe(403);
    expect((await follow(findingId, { state: 'void' })).status).toBe(403);
    expect(await follow(findingId, { state: 'done' }, { as: 'rita' })).toMatchObject({
      status: 200,
      body: { state: 'done', closed: expect.any(String) },
    });
    expect(await follow(findingId, { state: 'open' })).toMatchObject({ status: 200, body: { closed: null } });
    expect((await follow(findingId, { state: 'verified' }, { as: 'max' })).status).toBe(200);
    expect((await follow(findingId, { state: 'open' })).status).toBe(403);
    expect((await follow(findingId, { state: 'verified', due: '2027-01-31' })).body).toMatchObject({
      state: 'verified',
      due: '2027-01-31',
    });
    expect((await follow(findingId, { state: 'void' }, { as: 'max' })).status).toBe(200);
  });

  it('have an owner who may see them, and a day', async () => {
    const { findingId } = await reported('dina');
    const own = (name: CastName, as: CastName) => follow(findingId, { ownerId: app().userIdOf(name) }, { as });
    expect((await own('dora', 'dina')).body).toMatchObject({ owner: { id: app().userIdOf('dora') } });
    expect((await own('uma', 'max')).body).toMatchObject({ owner: { name: 'Uma Virtanen' } });
    for (const [name, as] of [
      ['uma', 'dina'],
      ['otto', 'dina'],
      ['otto', 'max'],
    ] as const)
      expect(await own(name, as)).toMatchObject({ status: 400, body: { errors: [{ path: 'ownerId' }] } });
    expect((await follow(findingId, { ownerId: newId() }, { as: 'max' })).status).toBe(400);
    expect((await follow(findingId, { ownerId: null, due: '2027-02-28' })).body).toMatchObject({
      owner: null,
      due: '2027-02-28',
    });
    for (const due of ['2027-02-30', 'tomorrow', '2027-01-01T00:00:00Z', '0001-01-01', '1969-12-31', '2200-01-01'])
      expect(await follow(findingId, { due })).toMatchObject({ status: 400, body: { errors: [{ path: 'due' }] } });
  });

  it('offer as owners exactly those who may be one', async () => {
    for (const inspector of ['dina', 'uma'] as const) {
      const { id, findingId } = await reported(inspector);
      for (const as of ['dina', 'max'] as const) {
        const reply = await app().call(followUps.owners, { as, params: { id } });
        if (inspector === 'uma' && as === 'dina') {
          expect(reply.status).toBe(404);
          continue;
        }
        const offered = expectStatus<{ id: string }[]>(200, reply).map((owner) => owner.id);
        for (const name of ['uma', 'ada', 'dina', 'dora', 'otto', 'noel', 'nia', 'eeva'] as const) {
          const { status } = await follow(findingId, { ownerId: app().userIdOf(name) }, { as });
          expect([as, name, status]).toEqual([as, name, offered.includes(app().userIdOf(name)) ? 200 : 400]);
        }
        // Of another company, without groups, expired.
        for (const name of ['otto', 'nia', 'eeva'] as const) expect(offered).not.toContain(app().userIdOf(name));
      }
    }
  });

  it('tell a stale writer what is there now', async () => {
    const { findingId } = await reported();
    const at = { as: 'uma', headers: { 'if-match': '"1"' } } as const;
    expect((await follow(findingId, { due: '2027-01-01' }, at)).status).toBe(200);
    expect(await follow(findingId, { state: 'done' }, at)).toMatchObject({
      status: 412,
      body: { current: { due: '2027-01-01', state: 'open' } },
    });
  });

  it('of others are nobody’s, and no part of a report', async () => {
    const { id, findingId } = await reported('dina');
    expect((await follow(findingId, { state: 'done' }, { as: 'otto' })).status).toBe(404);
    expect((await listed('dina')).map(({ inspectionId }) => inspectionId)).toContain(id);
    await addSubmitted(app(), inspectable);
    const ofStaff = await reported('uma');
    expect((await listed('dina')).map(({ inspectionId }) => inspectionId)).not.toContain(ofStaff.id);
    const before = (await app().call(inspections.web, { as: 'dina', params: { id } })).text;
    await follow(findingId, { state: 'done' }, { as: 'dina' });
    expect((await app().call(inspections.web, { as: 'dina', params: { id } })).text).toBe(before);
    expect(await brokenInvariants(app())).toEqual([]);
  });
});
