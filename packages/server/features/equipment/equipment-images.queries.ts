import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';

/** The equipment was found inside the scope before. */
export const listEquipmentImages = (db: Db, equipmentId: string) =>
  afterGuard(db)
    .selectFrom('equipment_image')
    .innerJoin('image', 'image.id', 'equipment_image.image_id')
    .select(['image.id', 'image.name', 'image.width', 'image.height'])
    .where('equipment_image.equipment_id', '=', equipmentId)
    .orderBy('equipment_image.index')
    .execute();

export async function addEquipmentImage(db: Db, equipmentId: string, imageId: string): Promise<void> {
  await afterGuard(db)
    .insertInto('equipment_image')
    .columns(['equipment_id', 'image_id', 'index', 'photo_name'])
    .expression((from) =>
      from
        .selectFrom('image')
        .select([
          sql<string>`${equipmentId}::uuid`.as('equipment_id'),
          'image.id as image_id',
          sql<number>`(select coalesce(max(index) + 1, 0) from equipment_image where equipment_id = ${equipmentId})`.as(
            'index',
          ),
          'image.name as photo_name',
        ])
        .where('image.id', '=', imageId),
    )
    .execute();
}

/** Answers whether it was there. */
export async function removeEquipmentImage(db: Db, equipmentId: string, imageId: string): Promise<boolean> {
  const { numDeletedRows } = await afterGuard(db)
    .deleteFrom('equipment_image')
    .where('equipment_id', '=', equipmentId)
    .where('image_id', '=', imageId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
