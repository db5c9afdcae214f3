import { sql } from 'kysely';
import { visible } from '../../../db/visible.ts';
import { countUpTo } from './count-up-to.queries.ts';
import type { CountedKind } from './counted-kind.ts';

/** Whether a translation of the point in the row is older than its English text. */
const isOutdated = sql<boolean>`(exists (
    select from point_translation t where t.inspection_point_id = inspection_point.id and t.updated_at <
      case t.kind when 'name' then inspection_point.name_updated_at else inspection_point.description_updated_at end)
  or exists (
    select from point_text_translation t join point_text n on n.inspection_point_id = t.inspection_point_id and n.key = t.key
    where t.inspection_point_id = inspection_point.id and t.source <> n.text))`;

/** Points with such a translation, of those that the author may change: people from outside change their company's alone. */
export const outdatedTranslations: CountedKind = {
  kind: 'outdatedTranslations',
  count: ({ db, scope }, most) =>
    countUpTo(
      db,
      visible
        .points(db, scope)
        .where(isOutdated)
        .$if(scope.companyId !== null, (query) =>
          query.where('inspection_point.company_id', '=', scope.companyId ?? ''),
        ),
      most,
    ),
};
