import { inspectionReports } from '@assay/contract/inspection-reports';
import { inspections } from '@assay/contract/inspections';
import { type ReportHead, reportHeads } from '@assay/contract/report-heads';
import type { ReportDocument } from '@assay/contract/reports/document';
import { newId } from '@assay/domain/id';
import { ratings } from '@assay/domain/ratings';
import { hours, later, minutes } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { addCustomer, aSite, companyIdOf } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { saveEdit, signAsCustomer } from '../../testing/inspection-edits.ts';
import {
  addInspectable,
  addSubmitted,
  expectStatus,
  type Inspectable,
  openInspectable,
  putResult,
  putStatus,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { useTestApp } from '../../testing/test-app.ts';

const wearing = { measurementTitle: 'Liner', visualization: 'LineChart', lifeEstimate: 'Min' };

describe('what a report says', () => {
  const app = useTestApp();
  const document = async (id: string, query: Record<string, string> = {}, as: CastName = 'max') =>
    expectStatus<ReportDocument>(200, await app().call(inspectionReports.document, { as, params: { id }, query }));
  const putField = (id: string, field: string, text: string) =>
    app().call(inspections.updateField, { as: 'uma', params: { id, field }, body: { text } });

  async function begin(inspectable: Inspectable, given: object = {}, as: CastName = 'uma') {
    const inspection = await startInspection(app(), inspectable, given, as);
    const [result] = inspection.runs[0]?.results ?? [];
    if (!result) throw new Error('There is no result.');
    return { id: inspection.id, resultId: result.id, pointId: result.protocolPointId };
  }
  const addFinding = async (id: string, body: object, as: CastName = 'uma') => {
    const findingId = newId();
    const reply = await app().call(inspections.putFinding, { as, params: { id, findingId }, body });
    return { findingId, reply };
  };

  it('counts what was fixed on site as done, and keeps its rating', async () => {
    const visit = await begin(await addInspectable(app(), { types: ['Measurement'], settings: wearing }));
    const refused = await putResult(app(), visit.id, visit.resultId, { rating: ratings.Ok, fixedOnSite: true });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'fixedOnSite' }] } });
    const fixed = { value: '30', rating: ratings.Repair, fixedOnSite: true, replaced: true };
    expect(await writeResult(app(), visit.id, visit.resultId, fixed)).toMatchObject({
      rating: ratings.Repair,
      fixedOnSite: true,
      replaced: true,
    });
    // Another rating takes it back, and so it is not there when the point is worse again.
    await writeResult(app(), visit.id, visit.resultId, { rating: ratings.Ok });
    expect(await writeResult(app(), visit.id, visit.resultId, { rating: ratings.Repair })).not.toHaveProperty(
      'fixedOnSite',
    );
    await writeResult(app(), visit.id, visit.resultId, fixed);
    await submitInspection(app(), visit.id);
    const { verdict, front } = await document(visit.id);
    expect(verdict.tone).toBe('good');
    expect(verdict.counts.find(({ rating }) => rating.name === 'Repair')).toMatchObject({ count: 1, fixed: 1 });
    expect(front).toMatchObject({
      reason: 'Point 1 was fixed on site.',
      tasks: [{ kind: 'point', value: '30', followUp: { state: { name: 'fixedOnSite' } } }],
    });
  });

  it('tells times in the zone of the site, and names it', async () => {
    const site = aSite({ country: 'Australia', timeZone: 'Australia/Perth' });
    const customer = await addCustomer(app(), { sites: [site] });
    const inspectable = await addInspectable(app(), { customerSiteId: customer.sites[0]?.id ?? null });
    const { id } = await addSubmitted(app(), inspectable);
    const { opening } = await document(id);
    expect(opening.find(({ key }) => key === 'inspected')?.note).toBe('Australia/Perth');
    const head = await app().call(reportHeads.get, { as: 'uma', params: { id } });
    expect(expectStatus<ReportHead>(200, head).timeZone).toBe('Australia/Perth');
    const elsewhere = await addSubmitted(app(), await addInspectable(app()));
    const other = await app().call(reportHeads.get, { as: 'uma', params: { id: elsewhere.id } });
    expect(expectStatus<ReportHead>(200, other).timeZone).toBe('UTC');
  });

  it('says replaced of a part that is watched alone', async () => {
    const visit = await begin(await addInspectable(app(), { types: ['Measurement'] }));
    const refused = await putResult(app(), visit.id, visit.resultId, { replaced: true });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'replaced' }] } });
  });

  it('tells whether the machine may run, which is asked for where something cannot wait', async () => {
    const visit = await begin(await addInspectable(app(), { types: ['Measurement'] }));
    await writeResult(app(), visit.id, visit.resultId, { value: '1', rating: ratings.ImmediateAction });
    const submit = () => putStatus(app(), visit.id, { status: 'Waiting' });
    expect(await submit()).toMatchObject({
      status: 422,
      body: { code: 'incomplete', errors: [{ path: 'safeToRun' }] },
    });
    expect(await putField(visit.id, 'safeToRun', 'perhaps')).toMatchObject({ status: 400 });
    expect((await putField(visit.id, 'safeToRun', 'conditions')).status).toBe(200);
    expect(await submit()).toMatchObject({ status: 422, body: { errors: [{ path: 'safeConditions' }] } });
    await putField(visit.id, 'safeConditions', 'Drilling only');
    expect((await submit()).status).toBe(200);
    expect((await document(visit.id)).front.safeToRun).toEqual({
      answer: 'conditions',
      label: 'Safe to run',
      title: 'With conditions',
      conditions: 'Drilling only',
    });
    // An editor may say otherwise, and is not held up by it.
    await saveEdit(app(), visit.id, { fields: { safeToRun: { value: 'no' } } }, 'max');
    expect((await document(visit.id)).front.safeToRun?.answer).toBe('no');
    expect((await document(visit.id, { version: '1' })).front.safeToRun?.answer).toBe('conditions');
  });

  it('has beside each value the one before, and tells findings as new, still open and fixed', async () => {
    const inspectable = await addInspectable(app(), { types: ['Measurement'], settings: wearing });
    const first = await begin(inspectable, { inspectionDate: '2026-01-05T08:00:00Z', loadedHours: '1000' });
    await writeResult(app(), first.id, first.resultId, { value: '22.2', rating: ratings.Follow });
    const open = await addFinding(first.id, { title: 'Worn liner', pointId: first.pointId });
    expect(open.reply).toMatchObject({ status: 200, body: { pointId: first.pointId, fixedOnSite: false } });
    expect((await addFinding(first.id, { title: 'Elsewhere', pointId: newId() })).reply).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'pointId' }] },
    });
    await addFinding(first.id, { title: 'Loose bolt', fixedOnSite: true });
    // Of two actions, one is about what was found.
    for (const action of [{ title: 'Order a guard' }, { title: 'Order a liner', pointId: first.pointId }])
      await app().call(inspections.putPriorityAction, {
        as: 'uma',
        params: { id: first.id, actionId: newId() },
        body: { priority: 'High', ...action },
      });
    await submitInspection(app(), first.id);
    expect((await document(first.id)).front.since).toBeNull();

    const second = await begin(inspectable, { inspectionDate: '2026-04-06T08:00:00Z', loadedHours: '2082' });
    await writeResult(app(), second.id, second.resultId, { value: '17', rating: ratings.Repair });
    await addFinding(second.id, { title: 'Liner at its end', pointId: second.pointId });
    await addFinding(second.id, { title: 'Leak' });
    await submitInspection(app(), second.id);
    const { front, sections } = await document(second.id);
    expect(front.since).toMatchObject({
      date: '05/01/2026',
      note: '13 weeks, 1,082\u00a0h under load',
      groups: [
        { name: 'new', count: 1, items: [{ text: 'Leak' }] },
        {
          name: 'stillOpen',
          count: 2,
          items: [{ number: '1', text: '1\u00a0A Measurement (05/01/2026)' }, { text: 'Order a guard (05/01/2026)' }],
        },
      ],
      moved: [{ before: '22.2', now: '17', change: '−5.2' }],
    });
    const entries = sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'entry'));
    expect(entries.find(({ title }) => title === 'Liner at its end')).toMatchObject({
      since: { name: 'stillOpen' },
      followUp: { state: { name: 'open' } },
    });
    const values = entries.flatMap(({ content }) =>
      content.flatMap((block) => (block.kind === 'facts' ? block.facts : [])),
    );
    expect(values.find(({ before }) => before)?.before).toEqual({
      value: '22.2',
      date: 'On 05/01/2026',
      change: '−5.2',
      hours: 'in 1,082\u00a0h',
    });
  });

  it('tells of an action that is still open, also where the finding at its point was closed', async () => {
    const inspectable = await addInspectable(app(), { types: ['Measurement'], settings: wearing });
    const first = await begin(inspectable, { inspectionDate: '2026-01-05T08:00:00Z' });
    await writeResult(app(), first.id, first.resultId, { value: '17', rating: ratings.ImmediateAction });
    await putField(first.id, 'safeToRun', 'yes');
    const { findingId } = await addFinding(first.id, { title: 'Jaw die', pointId: first.pointId });
    const actionId = newId();
    const body = { title: 'Jaw die: act now', priority: 'High', pointId: first.pointId };
    await app().call(inspections.putPriorityAction, { as: 'uma', params: { id: first.id, actionId }, body });
    await submitInspection(app(), first.id);

    const second = await begin(inspectable, { inspectionDate: '2026-04-06T08:00:00Z' });
    await writeResult(app(), second.id, second.resultId, { value: '16', rating: ratings.Follow });
    const say = async (kind: string, followUpId: string, answer: string) =>
      expectStatus(
        200,
        await app().call(inspections.dispose, {
          as: 'uma',
          params: { id: second.id, kind, followUpId },
          body: { answer },
        }),
      );
    await say('finding', findingId, 'done');
    await say('priorityAction', actionId, 'stillOpen');
    await submitInspection(app(), second.id);
    expect((await document(second.id)).front.since?.groups).toMatchObject([
      { name: 'stillOpen', items: [{ text: 'Jaw die: act now (05/01/2026)' }] },
      { name: 'fixedSince', items: [{ text: 'Jaw die (05/01/2026)' }] },
    ]);
  });

  it('tells a distributor nothing of what others found on the machine', async () => {
    const companyIds = [await companyIdOf(app(), 'dina')];
    const inspectable = await addInspectable(app(), { types: ['Measurement'], settings: wearing, companyIds });
    await openInspectable(app(), 'dina', inspectable);
    const ours = await begin(inspectable, { inspectionDate: '2026-01-05T08:00:00Z' });
    await writeResult(app(), ours.id, ours.resultId, { value: '22.2', rating: ratings.Follow });
    await addFinding(ours.id, { title: 'Seen by staff' });
    await submitInspection(app(), ours.id);
    const theirs = await begin(inspectable, { inspectionDate: '2026-04-06T08:00:00Z' }, 'dina');
    await writeResult(app(), theirs.id, theirs.resultId, { value: '17', rating: ratings.Follow }, 'dina');
    await submitInspection(app(), theirs.id, 'dina');
    const read = await document(theirs.id, {}, 'dina');
    expect(read.front.since).toBeNull();
    expect(JSON.stringify(read)).not.toMatch(/Seen by staff|22\.2/);
  });

  it('names its version, who saved it when and why, and the hash that was signed; a draft says so', async () => {
    const visit = await begin(await addInspectable(app(), { types: ['Comment'] }));
    await writeResult(app(), visit.id, visit.resultId, { value: 'Fine', rating: ratings.Ok });
    await signAsCustomer(app(), visit.id);
    await submitInspection(app(), visit.id);
    const first = await document(visit.id);
    expect(first).toMatchObject({
      mark: 'Draft',
      control: { version: 'Version 1', reason: '', author: 'Uma Virtanen' },
    });
    const edit = { summary: 'Corrected', reason: 'The summary was missing', useOldSignatures: true };
    await saveEdit(
      app(),
      visit.id,
      { ...edit, summary: undefined, fields: { summary: { value: 'Corrected' } } },
      'max',
    );
    const second = await document(visit.id);
    expect(second).not.toHaveProperty('mark');
    expect(second.control).toMatchObject({ version: 'Version 2', reason: 'The summary was missing' });
    expect(second.control.hash).toMatch(/^[0-9a-f]{4} [0-9a-f]{4}$/);
    const signatures = second.sections.flatMap(({ blocks }) =>
      blocks.filter((block) => block.kind === 'signatures'),
    )[0];
    expect(signatures?.note).toContain(`version 1 of ${first.control.savedAt}, hash ${first.control.hash}`);
    const head = await app().call(reportHeads.get, { as: 'max', params: { id: visit.id } });
    expect(head).toMatchObject({ body: { versions: [{ note: 'The summary was missing' }, { note: '' }] } });
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('takes the time of work without the time that a report waited to be corrected', async () => {
    const started = new Date('2026-03-05T08:00:00Z');
    app().setNow(started);
    const visit = await begin(await addInspectable(app(), { types: ['Comment'] }));
    await writeResult(app(), visit.id, visit.resultId, { value: 'Fine', rating: ratings.Ok });
    app().setNow(later(started, minutes(108)));
    await submitInspection(app(), visit.id);
    const duration = async () =>
      (await document(visit.id)).facts.flatMap(({ facts }) => facts).find(({ key }) => key === 'duration')?.value;
    expect(await duration()).toBe('1 h 48 min');
    app().setNow(later(started, hours(24)));
    expectStatus(200, await putStatus(app(), visit.id, { status: 'In_Use', reason: 'Say more' }, 'max'));
    app().setNow(later(started, hours(48)));
    await submitInspection(app(), visit.id);
    // Nothing was changed in between.
    expect(await duration()).toBe('1 h 48 min');
  });
});
