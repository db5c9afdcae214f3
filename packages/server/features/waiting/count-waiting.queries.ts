import type { WaitingCount } from '@assay/contract/waiting';
import { levels } from '@assay/domain/access';
import type { InspectionStatus } from '@assay/domain/inspections/status';
import type { WaitingKind } from '@assay/domain/waiting/waiting-kinds';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import type { Person } from '../../http/session/session.ts';
import { auditsMatching } from '../audits/audit-list.queries.ts';
import { expiringCertified } from '../certificates/certified-users.queries.ts';
import { listOverdue, mostOverdue } from '../follow-ups/machine-follow-ups.queries.ts';
import { type InspectionFilter, inspectionsMatching } from '../inspections/inspection-list.queries.ts';
import { expiringUsers } from '../people/managed-users.queries.ts';

interface Asking {
  db: Db;
  scope: Scope;
  person: Person;
  now: Date;
}

/** Rows of one kind are counted up to a bound, by the rule of the list that their number leads to. */
interface CountedKind {
  kind: WaitingKind;
  /** Counts no further than `most`. */
  count: (asking: Asking, most: number) => Promise<number>;
  /** Counting ends here; by default as far as a number on My page can be read. */
  most?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: rows of any kind; nothing of them is read.
type AnyQuery = SelectQueryBuilder<any, any, object>;

/** Counts rows, of which it looks for no more than `most`. */
async function countUpTo(db: Db, rows: AnyQuery, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(rows.select(sql.lit(1).as('one')).limit(most).as('some'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

interface Narrowed {
  status: InspectionStatus;
  mineOnly: (asking: Asking) => boolean;
  sentBack?: boolean;
  unrated?: boolean;
}

/** Inspections as their list shows them under a filter. */
const inspections =
  ({ status, mineOnly, ...marks }: Narrowed): CountedKind['count'] =>
  (asking, most) => {
    const { db, scope, person } = asking;
    const filter: InspectionFilter = {
      types: [],
      statuses: [status],
      customerId: null,
      mine: mineOnly(asking) ? person : null,
      ...marks,
    };
    return countUpTo(db, inspectionsMatching(db, scope, '', filter), most);
  };

const always = () => true;
const never = () => false;

/** True where a translation of the point in the row is older than its English text. */
const isOutdated = sql<boolean>`(exists (
    select from point_translation t where t.inspection_point_id = inspection_point.id and t.updated_at <
      case t.kind when 'name' then inspection_point.name_updated_at else inspection_point.description_updated_at end)
  or exists (
    select from point_text_translation t join point_text n on n.inspection_point_id = t.inspection_point_id and n.key = t.key
    where t.inspection_point_id = inspection_point.id and t.source <> n.text))`;

const kinds: readonly CountedKind[] = [
  { kind: 'toReview', count: inspections({ status: 'Waiting', mineOnly: never }) },
  { kind: 'toRate', count: inspections({ status: 'Waiting', mineOnly: never, unrated: true }) },
  { kind: 'sentBack', count: inspections({ status: 'In_Use', mineOnly: always, sentBack: true }) },
  { kind: 'inUse', count: inspections({ status: 'In_Use', mineOnly: always }) },
  {
    kind: 'submitted',
    // Managers wait for everything that was submitted: in their company, or everywhere.
    count: inspections({ status: 'Waiting', mineOnly: ({ person }) => person.level < levels.Manager }),
  },
  {
    kind: 'openAudits',
    count: ({ db, scope, person }, most) => {
      const filter = { types: [], statuses: ['open'], customerId: null, mine: person } as const;
      return countUpTo(db, auditsMatching(db, scope, '', filter), most);
    },
  },
  {
    kind: 'overdueFollowUps',
    // Their list shows no more.
    most: mostOverdue,
    count: async ({ db, scope, person, now }, most) => (await listOverdue(db, scope, person, now, most)).length,
  },
  { kind: 'expiringAccounts', count: ({ db, scope, now }, most) => countUpTo(db, expiringUsers(db, scope, now), most) },
  {
    kind: 'expiringCertificates',
    count: ({ db, scope, now }, most) => countUpTo(db, expiringCertified(db, scope, now), most),
  },
  {
    kind: 'outdatedTranslations',
    // People from outside may change the points of their own company alone.
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
  },
  {
    kind: 'failedServices',
    // One that is switched off waits for nobody.
    count: ({ db }, most) =>
      countUpTo(
        db,
        db.selectFrom('background_service').where('status', '=', 'retrying').where('enabled', '=', true),
        most,
      ),
  },
];

const mostCounted = 10_000;

/** Counts what waits for a person, of the kinds that concern them. */
export const countWaiting = (asking: Asking, wanted: readonly WaitingKind[]): Promise<WaitingCount[]> =>
  Promise.all(
    kinds
      .filter(({ kind }) => wanted.includes(kind))
      .map(async ({ kind, count, most = mostCounted }) => {
        const counted = await count(asking, most + 1);
        return { kind, count: Math.min(counted, most), exact: counted <= most };
      }),
  );
