import { inspections } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import {
  expectStatus,
  readInspection,
  startInspection,
  useInspectable,
  writeResult,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

describe('a finding that is made of a point', () => {
  const app = useTestApp();
  const inspectable = useInspectable(app);
  const put = (id: string, findingId: string, body: object) =>
    app().call(inspections.putFinding, { as: 'uma', params: { id, findingId }, body });

  it('is handed to its owner as it is written, and keeps owner and day that a write leaves out', async () => {
    const { id } = await startInspection(app(), inspectable());
    const findingId = newId();
    const given = { title: 'A leak', ownerId: app().userIdOf('max'), due: '2027-02-28' };
    expect((await put(id, findingId, given)).body).toMatchObject({
      ...{ owner: { name: 'Max Lindqvist' }, due: '2027-02-28', revision: 1 },
    });
    expect((await put(id, findingId, { title: 'A small leak' })).body).toMatchObject({
      ...{ title: 'A small leak', owner: { name: 'Max Lindqvist' }, due: '2027-02-28' },
    });
    for (const [path, wrong] of [
      ['ownerId', newId()],
      ['due', 'tomorrow'],
    ] as const)
      expect(await put(id, findingId, { title: 'A leak', [path]: wrong })).toMatchObject({
        ...{ status: 400, body: { errors: [{ path }] } },
      });
  });

  it('shows the photos of its point, and of no other visit', async () => {
    const [visit, other] = [await startInspection(app(), inspectable()), await startInspection(app(), inspectable())];
    const imageId = await addImage(app(), 'uma');
    const photos = [{ imageId, caption: 'Left', layout: 'Default' as const }];
    await writeResult(app(), visit.id, visit.runs[0]?.results[0]?.id ?? '', { photos });
    expect(await put(other.id, newId(), { title: 'A leak', photos })).toMatchObject({
      ...{ status: 400, body: { errors: [{ path: 'photos.0.imageId' }] } },
    });
    const findingId = newId();
    expect((await put(visit.id, findingId, { title: 'A leak', photos })).body).toMatchObject({ photos });
    // It stays where it was taken when the finding lets it go.
    expectStatus(200, await put(visit.id, findingId, { title: 'A leak', photos: [] }));
    expect((await readInspection(app(), visit.id)).runs[0]?.results[0]?.photos).toMatchObject(photos);
  });

  it('takes a photo of its point that was drawn on, in whichever order both arrive', async () => {
    const visit = await startInspection(app(), inspectable());
    const resultId = visit.runs[0]?.results[0]?.id ?? '';
    const shown = { caption: '', layout: 'Default' as const };
    const [taken, marked] = [await addImage(app(), 'uma'), await addImage(app(), 'uma')];
    const drawing = { ...shown, imageId: marked, markedFrom: taken };
    await writeResult(app(), visit.id, resultId, { photos: [{ ...shown, imageId: taken }] });
    await writeResult(app(), visit.id, resultId, { photos: [drawing] });
    const made = await put(visit.id, newId(), { title: 'A leak', photos: [drawing] });
    expect(made).toMatchObject({ status: 200, body: { photos: [{ imageId: marked, markedFrom: taken }] } });
    // Written before the photo was drawn on, and sent after.
    const late = await put(visit.id, newId(), { title: 'Late', photos: [{ ...shown, imageId: taken }] });
    expect(late).toMatchObject({ status: 200, body: { photos: [{ imageId: marked, markedFrom: taken }] } });

    const [first, drawn] = [await addImage(app(), 'uma'), await addImage(app(), 'uma')];
    const early = { ...shown, imageId: drawn, markedFrom: first };
    expect((await put(visit.id, newId(), { title: 'Early', photos: [early] })).body).toMatchObject({
      photos: [{ imageId: drawn, markedFrom: first }],
    });
    const { photos } = await writeResult(app(), visit.id, resultId, { photos: [drawing, early] });
    expect(photos).toMatchObject([{ imageId: marked }, { imageId: drawn, markedFrom: first }]);
    expect(await brokenInvariants(app())).toEqual([]);
  });
});
