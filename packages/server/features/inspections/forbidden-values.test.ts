import type { FieldError } from '@assay/domain/problem';
import { describe, expect, it } from 'vitest';
import { openEditor, putEdit } from '../../testing/inspection-edits.ts';
import {
  addInspectable,
  putStatus,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('a value that does not have the required form', () => {
  const app = useTestApp();

  /** An inspection of one point with a rule and this consequence. */
  async function startRuled(validationConsequence: string) {
    const settings = { inputValidationRegexp: '^\\d{4}$', validationConsequence };
    const inspectable = await addInspectable(app(), { types: ['Comment'], settings });
    const { id, runs } = await startInspection(app(), inspectable);
    const [run] = runs;
    return { id, runId: run?.id ?? '', resultId: run?.results[0]?.id ?? '' };
  }

  it.each(['PreventMovingNextPoint', 'PreventReport'])(
    'is kept while working and reaches no report: %s',
    async (consequence) => {
      const { id, runId, resultId } = await startRuled(consequence);
      await writeResult(app(), id, resultId, { value: 'abc', rating: 0 });
      const refused = await putStatus(app(), id, { status: 'Waiting' });
      expect(refused.status).toBe(422);
      expect((refused.body as { errors: FieldError[] }).errors).toMatchObject([
        {
          path: expect.stringMatching(/^results\..+\.content/),
          code: expect.stringMatching(/^answer\.form/),
        },
      ]);
      await writeResult(app(), id, resultId, { value: '1234' });
      expect(await submitInspection(app(), id)).toMatchObject({ status: 'Waiting', version: 1 });

      const corrected = { runs: [{ id: runId, results: [{ id: resultId, value: 'abc' }] }] };
      expect((await putEdit(app(), id, corrected)).status).toBe(422);
      const kept = await openEditor(app(), id);
      expect(kept).toMatchObject({ version: 1, runs: [{ results: [{ value: '1234' }] }] });
    },
  );

  it('is submitted where it has no consequence, or where the point is not applicable', async () => {
    const free = await startRuled('NoAction');
    await writeResult(app(), free.id, free.resultId, { value: 'abc', rating: 0 });
    expect(await submitInspection(app(), free.id)).toMatchObject({ version: 1 });
    const skipped = await startRuled('PreventMovingNextPoint');
    await writeResult(app(), skipped.id, skipped.resultId, { value: 'abc' });
    await writeResult(app(), skipped.id, skipped.resultId, { skipped: true });
    expect(await submitInspection(app(), skipped.id)).toMatchObject({ version: 1 });
  });
});
