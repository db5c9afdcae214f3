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

/** The same dropdowns with a drawn picture in each option that has one; what has a picture keeps it. */
async function withDrawings(dropdowns: readonly Dropdown[], drawings: Drawings, album: Album): Promise<Dropdown[]> {
  const drawn: Dropdown[] = [];
  for (const dropdown of dropdowns) {
    const options = [];
    for (const option of dropdown.options) {
      const draw = option.imageId === null ? drawings[dropdown.title]?.[option.title] : undefined;
      options.push(draw ? { ...option, imageId: await album.drawing(`${option.title}.png`, draw()) } : option);
    }
    // The library of the demo was made before there were images, and hides them.
    const isDrawn = options.some(({ imageId }, place) => imageId !== dropdown.options[place]?.imageId);
    drawn.push({ ...dropdown, hideImages: dropdown.hideImages && !isDrawn, options });
  }
  return drawn;
}

/** Gives pictures to options of the demo's own points, by the save that authors use; points that are gone or renamed stay away. */
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
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const record = known && (await lockPoint(open, author.scope, known.id));
    if (!record) continue;
    const point = pointOf(record) as SentPoint & { dropdowns: Dropdown[] };
    const dropdowns = await withDrawings(point.dropdowns, drawings, albumOf(author));
    await changePoint(open, author, record, { ...point, dropdowns }, true, now);
  }
}
