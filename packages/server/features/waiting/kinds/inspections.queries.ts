import { levels } from '@assay/domain/access';
import type { InspectionStatus } from '@assay/domain/inspections/status';
import type { WaitingKind } from '@assay/domain/waiting/waiting-kinds';
import { type InspectionFilter, inspectionsMatching } from '../../inspections/inspection-list.queries.ts';
import { countUpTo } from './count-up-to.queries.ts';
import type { Asking, CountedKind } from './counted-kind.ts';

interface Narrowed {
  status: InspectionStatus;
  mineOnly: (asking: Asking) => boolean;
  sentBack?: boolean;
  unrated?: boolean;
}

/** Inspections as their list shows them under a filter. */
const inspections = (kind: WaitingKind, { status, mineOnly, ...marks }: Narrowed): CountedKind => ({
  kind,
  count: (asking, most) => {
    const { db, scope, person } = asking;
    const filter: InspectionFilter = {
      types: [],
      statuses: [status],
      customerId: null,
      mine: mineOnly(asking) ? person : null,
      ...marks,
    };
    return countUpTo(db, inspectionsMatching(db, scope, '', filter), most);
  },
});

const always = () => true;
const never = () => false;

export const toReview = inspections('toReview', { status: 'Waiting', mineOnly: never });
export const toRate = inspections('toRate', { status: 'Waiting', mineOnly: never, unrated: true });
export const sentBack = inspections('sentBack', { status: 'In_Use', mineOnly: always, sentBack: true });
export const inUse = inspections('inUse', { status: 'In_Use', mineOnly: always });
/** Those who lead wait for all that was submitted: of a company, or of everybody. */
export const submitted = inspections('submitted', {
  status: 'Waiting',
  mineOnly: ({ person }) => person.level < levels.Manager,
});
