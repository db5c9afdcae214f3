import { type equipmentImages, mostEquipmentImages } from '@assay/contract/equipment-images';
import { invalidField, notFound, Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import { forgetImages } from '../files/forget-images.ts';
import { bindImages, listUnboundImages } from '../files/images.queries.ts';
import { addEquipmentImage, listEquipmentImages, removeEquipmentImage } from './equipment-parts.queries.ts';
import { equipmentToRead, equipmentToWrite } from './load-equipment.ts';

type Table = typeof equipmentImages;

export const equipmentImageHandlers: Handlers<Table> = {
  list: handler<Table['list']>()({
    load: equipmentToRead,
    run: ({ db, record }) => listEquipmentImages(db, record.id),
  }),
  add: handler<Table['add']>()({
    load: equipmentToWrite,
    run: async ({ db, scope, record, body: { imageId }, now }) => {
      const shown = await listEquipmentImages(db, record.id);
      if (shown.some(({ id }) => id === imageId)) return shown;
      if (shown.length >= mostEquipmentImages)
        throw new Problem('conflict', message('equipment.tooManyImages', { max: mostEquipmentImages }), {
          code: 'tooMany',
        });
      if ((await listUnboundImages(db, scope, [imageId])).length === 0) throw invalidField('imageId', 'photo.unknown');
      await addEquipmentImage(db, record.id, imageId);
      await bindImages(db, [imageId], now);
      return listEquipmentImages(db, record.id);
    },
  }),
  remove: handler<Table['remove']>()({
    load: equipmentToWrite,
    run: async ({ db, record, params, now }) => {
      if (!(await removeEquipmentImage(db, record.id, params.imageId))) throw notFound();
      await forgetImages(db, [params.imageId], now);
      return listEquipmentImages(db, record.id);
    },
  }),
};
