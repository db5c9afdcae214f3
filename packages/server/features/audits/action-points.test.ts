import { audits } from '@assay/contract/audits';
import { newId } from '@assay/domain/id';
import type { FieldError } from '@assay/domain/problem';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Auditable, addAuditable, addMachineRun, readOutline, readRun, startAudit } from '../../testing/audits.ts';
import { expectStatus } from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

const pathsOf = (body: unknown) => ((body as { errors?: FieldError[] }).errors ?? []).map(({ path }) => path);

describe('an audit', () => {
  const app = useTestApp();
  let auditable: Auditable;
  beforeAll(async () => {
    auditable = await addAuditable(app());
  });

  it('has action points of three terms that are added, edited and deleted one by one', async () => {
    const { id } = await startAudit(app(), auditable);
    const add = async (body: object) =>
      expectStatus<{ id: string; revision: number }>(
        201,
        await app().call(audits.addSuggestion, { as: 'uma', params: { id }, body }),
      );
    const first = await add({ type: 'ShortTerm', text: '' });
    const second = await add({ type: 'OptimizationTarget', text: 'More feed' });
    const third = await add({ id: newId(), type: 'LongTerm', text: 'New screen' });
    expect(await add({ id: third.id, type: 'LongTerm', text: 'New screen' })).toEqual(third);
    const edit = (text: string, revision: number) =>
      app().call(audits.updateSuggestion, {
        as: 'max',
        params: { id, suggestionId: first.id },
        body: { text },
        headers: { 'if-match': `"${revision}"` },
      });
    expect((await edit('Replace the belt', 1)).body).toMatchObject({ text: 'Replace the belt', revision: 2 });
    expect((await edit('Replace both', 1)).status).toBe(412);
    const remove = await app().call(audits.deleteSuggestion, {
      as: 'uma',
      params: { id, suggestionId: second.id },
    });
    expect([remove.status, remove.body]).toEqual([200, {}]);
    const { suggestions } = await readOutline(app(), id);
    expect(suggestions.map(({ type, text }) => [type, text])).toEqual([
      ['ShortTerm', 'Replace the belt'],
      ['LongTerm', 'New screen'],
    ]);
    const refused = await app().call(audits.addSuggestion, {
      as: 'uma',
      params: { id },
      body: { type: 'Soon', text: '' },
    });
    expect([refused.status, pathsOf(refused.body)]).toEqual([400, ['type']]);
  });

  it('has action points that know the answer they were made of, and refuses one of another audit', async () => {
    const { id } = await startAudit(app(), auditable);
    const run = await addMachineRun(app(), id, auditable);
    const [result] = (await readRun(app(), id, run.id)).results;
    const resultId = result?.id ?? '';
    const add = (auditId: string) =>
      app().call(audits.addSuggestion, {
        as: 'uma',
        params: { id: auditId },
        body: { type: 'ShortTerm', text: 'Weld it', resultId },
      });
    const made = expectStatus<{ id: string }>(201, await add(id));
    expect(made).toMatchObject({ text: 'Weld it', resultId });
    const reworded = await app().call(audits.updateSuggestion, {
      as: 'max',
      params: { id, suggestionId: made.id },
      body: { text: 'Replace it' },
      headers: { 'if-match': '"1"' },
    });
    expect(reworded.body).toMatchObject({ text: 'Replace it', resultId });
    expect((await readOutline(app(), id)).suggestions).toMatchObject([{ text: 'Replace it', resultId }]);
    const other = await startAudit(app(), auditable);
    const refused = await add(other.id);
    expect([refused.status, pathsOf(refused.body)]).toEqual([400, ['resultId']]);
    expect((await readOutline(app(), other.id)).suggestions).toEqual([]);
  });
});
