import { images } from '@assay/contract/images';
import { type Inspection, inspectionRuns } from '@assay/contract/inspections';
import type { PointResultReply } from '@assay/contract/runs/result';
import type { RunReply } from '@assay/contract/runs/run';
import { voiceComments } from '@assay/contract/voice-comments';
import { newId } from '@assay/domain/id';
import { mostPhotos } from '@assay/domain/runs/result-photos';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addInspectable,
  addSubmitted,
  addVoice,
  expectStatus,
  type Inspectable,
  putResult,
  putStatus,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { aPicture } from '../../testing/pictures.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

describe('the photos and the recording of a result', () => {
  const app = useTestApp();
  let inspectable: Inspectable;
  let small: Buffer;
  const image = (as: 'uma' | 'rita' = 'uma') => addImage(app(), as, { content: small });
  const photo = (imageId: string) => ({ imageId, caption: '', layout: 'Default' as const });
  const begun = async (): Promise<{ inspection: Inspection; id: string; resultId: string }> => {
    const inspection = await startInspection(app(), inspectable);
    return { inspection, id: inspection.id, resultId: inspection.runs[0]?.results[0]?.id ?? '' };
  };
  const order = ({ photos }: PointResultReply) => photos.map(({ imageId }) => imageId);
  const fileStatus = async (id: string) => (await app().call(images.file, { as: 'uma', params: { id } })).status;
  const voiceStatus = async (id: string) =>
    (await app().call(voiceComments.file, { as: 'uma', params: { id } })).status;

  beforeAll(async () => {
    inspectable = await addInspectable(app());
    small = await aPicture({ width: 8, height: 8 });
  });

  it('are shown, described, laid out, moved and taken away', async () => {
    const { id, resultId } = await begun();
    const [one, two, three] = [await image(), await image(), await image()];
    const at = (imageId: string) => ({ as: 'uma', params: { id, resultId, imageId } }) as const;
    for (const imageId of [one, two])
      expectStatus(200, await app().call(inspectionRuns.putImage, { ...at(imageId), body: {} }));
    const shown = await app().call(inspectionRuns.putImage, {
      ...at(three),
      body: { caption: 'C', layout: 'Fullscreen' },
    });
    expect(order(shown.body as PointResultReply)).toEqual([one, two, three]);
    expect(shown.body).toMatchObject({ photos: [{}, {}, { caption: 'C', layout: 'Fullscreen', width: 8, index: 2 }] });
    const described = await app().call(inspectionRuns.captionImage, { ...at(one), body: { text: 'Front' } });
    expect(described.body).toMatchObject({ photos: [{ caption: 'Front', layout: 'Default' }, {}, {}] });
    const laid = await app().call(inspectionRuns.layoutImage, { ...at(one), body: { layout: 'HorizontalGraph' } });
    expect(laid.body).toMatchObject({ photos: [{ caption: 'Front', layout: 'HorizontalGraph' }, {}, {}] });
    const moved = await app().call(inspectionRuns.moveImage, { ...at(one), body: { index: 1 } });
    expect(order(moved.body as PointResultReply)).toEqual([two, one, three]);
    const last = await app().call(inspectionRuns.moveImage, { ...at(two), body: { index: 99 } });
    expect(order(last.body as PointResultReply)).toEqual([one, three, two]);
    const removed = await app().call(inspectionRuns.removeImage, at(three));
    expect(order(removed.body as PointResultReply)).toEqual([one, two]);
    expect([await fileStatus(one), await fileStatus(three)]).toEqual([200, 404]);
    expect((await app().call(inspectionRuns.removeImage, at(three))).status).toBe(404);
    expect((await app().call(inspectionRuns.captionImage, { ...at(three), body: { text: '' } })).status).toBe(404);
    const whole = await writeResult(app(), id, resultId, { photos: [photo(two), photo(one)] });
    expect(order(whole)).toEqual([two, one]);
  });

  it('that a device has not sent yet may stand in its list, and come later', async () => {
    const { id, resultId } = await begun();
    const one = await image();
    const unsent = { ...photo(one), imageId: 'UnloadedPhoto-17' };
    expect(order(await writeResult(app(), id, resultId, { photos: [unsent, photo(one)] }))).toEqual([one]);
  });

  it('are one’s own, in no other record, each once, and not too many', async () => {
    const { id, resultId } = await begun();
    const other = await begun();
    const mine = await image();
    const faults = async (...ids: string[]) => {
      const { status, body } = await putResult(app(), id, resultId, { photos: ids.map(photo) });
      return [status, ...((body as { errors?: { path: string }[] }).errors ?? []).map(({ path }) => path)];
    };
    expect(await faults(mine, newId(), await image('rita'))).toEqual([400, 'photos.1.imageId', 'photos.2.imageId']);
    expect(await faults(mine, mine)).toEqual([400, 'photos.1.imageId']);
    expect(await faults(mine)).toEqual([200]);
    expect((await putResult(app(), other.id, other.resultId, { photos: [photo(mine)] })).status).toBe(400);
    const many = [];
    for (let n = 0; n < mostPhotos; n += 1) many.push(await image());
    expect(await faults(...many, mine)).toEqual([400, 'photos']);
    expect(await faults(...many)).toEqual([200]);
    const params = { id, resultId, imageId: await image() };
    expect((await app().call(inspectionRuns.putImage, { as: 'uma', params, body: {} })).status).toBe(409);
  });

  it('have one recording at most, which another replaces', async () => {
    const { id, resultId } = await begun();
    const [first, second] = [await addVoice(app(), 'uma'), await addVoice(app(), 'uma')];
    expect((await writeResult(app(), id, resultId, { voiceCommentId: first })).voiceCommentId).toBe(first);
    expect((await writeResult(app(), id, resultId, { voiceCommentId: first })).voiceCommentId).toBe(first);
    expect((await writeResult(app(), id, resultId, { voiceCommentId: second })).voiceCommentId).toBe(second);
    expect([await voiceStatus(first), await voiceStatus(second)]).toEqual([404, 200]);
    const other = await begun();
    for (const taken of [second, await addVoice(app(), 'rita')])
      expect((await putResult(app(), other.id, other.resultId, { voiceCommentId: taken })).status).toBe(400);
    expect((await writeResult(app(), id, resultId, { voiceCommentId: null })).voiceCommentId).toBeNull();
    expect(await voiceStatus(second)).toBe(404);
  });

  it('stay readable as long as a version of the report shows them', async () => {
    const { id, runs } = await addSubmitted(app(), inspectable);
    expectStatus(200, await putStatus(app(), id, { status: 'In_Use', reason: 'Photos' }, 'max'));
    const [{ results }] = runs as [RunReply];
    const resultId = results[0]?.id ?? '';
    const [imageId, voice] = [await image(), await addVoice(app(), 'uma')];
    await writeResult(app(), id, resultId, { photos: [photo(imageId)], voiceCommentId: voice });
    await submitInspection(app(), id);
    expectStatus(200, await putStatus(app(), id, { status: 'In_Use', reason: 'Without' }, 'max'));
    await writeResult(app(), id, resultId, { photos: [], voiceCommentId: null });
    expect([await fileStatus(imageId), await voiceStatus(voice)]).toEqual([200, 200]);
    await submitInspection(app(), id);
    expect([await fileStatus(imageId), await voiceStatus(voice)]).toEqual([200, 200]);
  });

  it('leave everything whole', async () => {
    expect(await brokenInvariants(app())).toEqual([]);
  });
});
