import { inspections } from '@assay/contract/inspections';
import { ratings } from '@assay/domain/ratings';
import { describe, expect, it } from 'vitest';
import { addDistributorInspection, type DistributorInspection } from '../../../testing/distributor-inspections.ts';
import { openEditor, putEdit, saveEdit } from '../../../testing/inspection-edits.ts';
import { expectStatus, readInspection, submitInspection, writeResult } from '../../../testing/inspections.ts';
import { useTestApp } from '../../../testing/test-app.ts';

describe('the report editor from outside', () => {
  const app = useTestApp();

  /** Submits what the distributor inspected, with the added point rated as well. */
  const submitRated = async ({ id, extraPointId }: DistributorInspection) => {
    const results = (await readInspection(app(), id, 'dina')).runs.flatMap((run) => run.results);
    const added = results.find(({ protocolPointId }) => protocolPointId === extraPointId);
    await writeResult(app(), id, added?.id ?? '', { rating: ratings.Ok }, 'dina');
    await submitInspection(app(), id, 'dina');
  };

  it('neither shows internal comments nor loses them', async () => {
    const inspection = await addDistributorInspection(app());
    const { id, resultId, extraPointId } = inspection;
    await writeResult(app(), id, resultId, { internalComment: 'Ours' }, 'max');
    const params = { id, field: 'internalComment' };
    expectStatus(200, await app().call(inspections.updateField, { as: 'max', params, body: { text: 'Ours, too' } }));
    await submitRated(inspection);

    const opened = await openEditor(app(), id, 'dina');
    expect(JSON.stringify(opened)).not.toContain('Ours');
    const [run] = opened.runs;
    const results = run?.results.map((result) => ({ ...result, comment: 'Written from outside' }));
    expect(results?.map(({ protocolPointId }) => protocolPointId)).toContain(extraPointId);
    const body = {
      ...opened,
      fields: { ...opened.fields, internalComment: { value: 'Taken over from outside' } },
      runs: [{ ...run, results }],
      useOldSignatures: true,
    };
    const takenOver = results?.map((result) => ({ ...result, internalComment: 'Taken over from outside' }));
    expect(await putEdit(app(), id, { ...body, runs: [{ ...run, results: takenOver }] }, { as: 'dina' })).toMatchObject(
      {
        status: 400,
        body: { errors: [{ path: expect.stringMatching(/internalComment$/) }] },
      },
    );
    const saved = await saveEdit(app(), id, body, 'dina');
    expect(JSON.stringify(saved)).not.toMatch(/Ours|Taken over/);

    const ours = await openEditor(app(), id, 'max');
    expect(ours.fields.internalComment?.value).toBe('Ours, too');
    expect(ours.runs[0]?.results.find((result) => result.id === resultId)).toMatchObject({
      comment: 'Written from outside',
      internalComment: 'Ours',
    });
    expect(JSON.stringify(ours)).not.toContain('Taken over');
  });

  it('is not there for another company', async () => {
    const inspection = await addDistributorInspection(app());
    const { id } = inspection;
    await submitRated(inspection);
    expect((await putEdit(app(), id, {}, { as: 'otto' })).status).toBe(404);
    expect((await putEdit(app(), id, { useOldSignatures: true }, { as: 'dora' })).status).toBe(200);
  });
});
