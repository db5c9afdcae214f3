import type { Dropdown } from '@assay/domain/points/parts';
import type { SentPoint } from '@assay/domain/points/sent-point';
import { type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import { lockPoint } from '../../features/points/point-record.queries.ts';
import { pointOf } from '../../features/points/read-point.ts';
import { changePoint } from '../../features/points/save-point.ts';
import { demoAuthor } from '../demo-author.ts';
import type { Album } from '../inspections/pictures/album.ts';
import { optionDrawings } from './draw-option.ts';

type Drawings = (typeof optionDrawings)[string];

/** The same dropdowns with a picture in each option that there is a drawing for. */
async function withDrawings(dropdowns: readonly Dropdown[], drawings: Drawings, album: Album): Promise<Dropdown[]> {
  const drawn: Dropdown[] = [];
  for (const dropdown of dropdowns) {
    const options = [];
    for (const option of dropdown.options) {
      const draw = drawings[dropdown.title]?.[option.title];
      options.push(draw ? { ...option, imageId: await album.drawing(`${option.title}.png`, draw()) } : option);
    }
    // The points of the demo are written without images, and hide them.
    drawn.push({ ...dropdown, hideImages: options.every(({ imageId }) => imageId === null), options });
  }
  return drawn;
}

/** Gives pictures to options of the demo's points, by the save that authors use. */
export async function loadOptionImages(
  db: WholeDb,
  albumOf: (owner: { userId: string }) => Album,
  now: Date,
): Promise<void> {
  const open = withoutScopedTables(db);
  const author = await demoAuthor(db, 'ada@provider.example');
  for (const [name, drawings] of Object.entries(optionDrawings)) {
    const known = await db
      .selectFrom('inspection_point')
      .select('id')
      .where('name', '=', name)
      .where('type', '=', 'Dropdown')
      .where('company_id', '=', author.companyId)
      .executeTakeFirst();
    const record = known && (await lockPoint(open, author.scope, known.id));
    if (!record) throw new Error(`The demo has drawings for ${name}, and no such point.`);
    const point = pointOf(record) as SentPoint & { dropdowns: Dropdown[] };
    const dropdowns = await withDrawings(point.dropdowns, drawings, albumOf(author));
    await changePoint(open, author, record, { ...point, dropdowns }, true, now);
  }
}
