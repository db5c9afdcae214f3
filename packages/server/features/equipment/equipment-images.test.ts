import { equipments } from '@assay/contract/equipment';
import { equipmentImages } from '@assay/contract/equipment-images';
import type { HistoryEntry } from '@assay/contract/history';
import { describe, expect, it } from 'vitest';
import { addEquipment } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addEquipmentImage, addImage } from '../../testing/uploads.ts';

describe('the pictures of an equipment', () => {
  const app = useTestApp();
  const add = (id: string, imageId: string) =>
    app().call(equipmentImages.add, { as: 'max', params: { id }, body: { imageId } });

  it('come in the order in which they were added, each once', async () => {
    const { id } = await addEquipment(app());
    const [first, second] = [await addEquipmentImage(app(), id), await addEquipmentImage(app(), id)];
    const again = await add(id, first);
    expect((again.body as { id: string }[]).map((image) => image.id)).toEqual([first, second]);
  });

  it('are the adder’s own, and in no other record yet', async () => {
    const [one, other] = [await addEquipment(app()), await addEquipment(app())];
    const refusal = [400, { errors: [{ path: 'imageId' }] }];
    const bound = await add(other.id, await addEquipmentImage(app(), one.id));
    expect([bound.status, bound.body]).toMatchObject(refusal);
    const strange = await add(one.id, await addImage(app(), 'ada'));
    expect([strange.status, strange.body]).toMatchObject(refusal);
  });

  it('are twenty at most', async () => {
    const { id } = await addEquipment(app());
    for (let i = 0; i < 20; i++) await addEquipmentImage(app(), id);
    expect((await add(id, await addImage(app(), 'max'))).body).toMatchObject({ status: 409, code: 'tooMany' });
  });

  it('are recorded in its history, also when they are gone', async () => {
    const { id } = await addEquipment(app());
    const imageId = await addEquipmentImage(app(), id);
    await app().call(equipmentImages.remove, { as: 'max', params: { id, imageId } });
    const { body } = await app().call(equipments.history, { as: 'max', params: { id } });
    expect((body as HistoryEntry[]).slice(0, 2)).toMatchObject([
      { action: 'changed', changes: [{ field: 'photo_name', from: 'jaw.jpg', to: null }] },
      { action: 'changed', changes: [{ field: 'photo_name', from: null, to: 'jaw.jpg' }] },
    ]);
  });
});
