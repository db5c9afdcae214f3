import { images } from '@assay/contract/images';
import type { InspectionReport } from '@assay/contract/inspection-report';
import { inspections } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import {
  answerAll,
  expectStatus,
  putResult,
  startInspection,
  submitInspection,
  useInspectable,
  writeResult,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

describe('a photo that was drawn on', () => {
  const app = useTestApp();
  const inspectable = useInspectable(app);
  const statusOf = async (id: string, as: 'uma' | 'otto' = 'uma') =>
    (await app().call(images.file, { as, params: { id }, query: { size: 'thumbnail' } })).status;

  /** A photo at the first point of a visit, and a drawing on it. */
  async function drawn() {
    const visit = await startInspection(app(), inspectable());
    const resultId = visit.runs[0]?.results[0]?.id ?? '';
    const [taken, marked] = [await addImage(app(), 'uma'), await addImage(app(), 'uma')];
    const show = (photos: object[]) => writeResult(app(), visit.id, resultId, { photos } as never);
    await show([{ imageId: taken, caption: 'Left' }]);
    const { photos } = await show([{ imageId: marked, caption: 'Left', markedFrom: taken }]);
    return { visit, resultId, taken, marked, show, photos };
  }

  it('is shown with its marks, and keeps the picture that was taken for those who see it', async () => {
    const { visit, taken, marked, photos } = await drawn();
    expect(photos).toMatchObject([{ imageId: marked, caption: 'Left', markedFrom: taken }]);
    expect([await statusOf(taken), await statusOf(taken, 'otto')]).toEqual([200, 404]);
    await answerAll(app(), visit);
    await submitInspection(app(), visit.id);
    const report = await app().call(inspections.web, { as: 'max', params: { id: visit.id } });
    expect(JSON.stringify(expectStatus<InspectionReport>(200, report))).not.toContain(taken);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('drawn on once more keeps the picture that was taken, and gives both up when it is removed', async () => {
    const { taken, marked, show } = await drawn();
    const again = await addImage(app(), 'uma');
    const { photos } = await show([{ imageId: again, caption: '', markedFrom: marked }]);
    expect(photos).toMatchObject([{ imageId: again, markedFrom: taken }]);
    expect([await statusOf(marked), await statusOf(taken)]).toEqual([404, 200]);
    await show([]);
    expect([await statusOf(again), await statusOf(taken)]).toEqual([404, 404]);
  });

  it('was drawn on a photo of the same place', async () => {
    const { visit, resultId } = await drawn();
    const photos = [{ imageId: await addImage(app(), 'uma'), markedFrom: newId() }];
    expect(await putResult(app(), visit.id, resultId, { photos } as never)).toMatchObject({
      ...{ status: 400, body: { errors: [{ path: 'photos.0.markedFrom' }] } },
    });
  });

  it('may arrive together with the photo that it was drawn on', async () => {
    const visit = await startInspection(app(), inspectable());
    const [taken, marked] = [await addImage(app(), 'uma'), await addImage(app(), 'uma')];
    const photos = [{ imageId: marked, markedFrom: taken }];
    const shown = await writeResult(app(), visit.id, visit.runs[0]?.results[0]?.id ?? '', { photos } as never);
    expect(shown.photos).toMatchObject(photos);
    expect([await statusOf(taken), await statusOf(taken, 'otto')]).toEqual([200, 404]);
    expect(await brokenInvariants(app())).toEqual([]);
  });
});
