import type { InspectionStatus } from '@assay/domain/inspections/status';
import { days, earlier, hours, later } from '@assay/domain/time';
import type { Db } from '../../db/pool.ts';
import { changeStatus } from '../../features/inspections/change-status.ts';
import { lockInspection, updateInspection } from '../../features/inspections/inspections.queries.ts';
import { type Person, scopeOf } from '../../http/session/session.ts';
import { actAs } from '../tell-past.queries.ts';
import type { People } from './crew.ts';
import type { Dice } from './dice.ts';
import { ratingOf } from './findings.ts';
import type { DemoVisit, Performed } from './perform-visit.ts';

const reasons = [
  'The photo of the worn part is missing its place. Say where it was taken.',
  'Please say in the summary what was agreed with the customer.',
  'One comment says that a part was changed. Which one?',
];

interface VisitEnd {
  db: Db;
  people: People;
  inspector: Person;
  own: Dice;
  now: Date;
}

/** Brings a report to where its visit ends: submitted, sent back and corrected, finished, rated. */
export async function endVisit(
  { db, people, inspector, own, now }: VisitEnd,
  { ending }: DemoVisit,
  performed: Performed,
) {
  const { inspection, answered, ended } = performed;
  const step = async (person: Person, status: InspectionStatus, at: Date, reason = '') => {
    await actAs(db, person, at);
    const record = await lockInspection(db, scopeOf(people.admin), inspection.id);
    if (!record) throw new Error(`The demo lost the inspection ${inspection.id}.`);
    // What is corrected here is a remark: the customer's signature stands.
    await changeStatus({ db, person, now: at }, record, { status, reason, useOldSignatures: true });
  };
  const soon = (inDays: number) => earlier(later(ended, days(inDays)), later(now, -hours(1)));
  if (ending === 'begun') return;
  await step(inspector, 'Waiting', ended);
  const isSentBack = ending === 'sent back' || (ending === 'finished' && own.chance(0.08));
  if (isSentBack) await step(people.manager, 'In_Use', soon(1), own.one(reasons));
  if (ending !== 'finished') return;
  if (isSentBack) {
    await updateInspection(db, inspection.id, {
      comment: 'Talked over with the crew on site; see the points for more.',
    });
    await step(inspector, 'Waiting', soon(2));
  }
  const finished = soon(own.between(2.5, 6));
  await step(people.admin, 'Finished', finished);
  if (own.chance(0.1)) return;
  await actAs(db, people.rater, earlier(later(finished, hours(3)), later(now, -hours(1))));
  await updateInspection(db, inspection.id, { rating: ratingOf(answered) });
}
