import { safeAnswers } from '@assay/domain/reports/safe-to-run';
import * as z from 'zod/mini';
import { followUp, key, reference, reportRating, since } from './document-values.ts';

/** Something that is to be done, or was done on site: a finding, a priority action, or a point rated worse than Ok without either. */
export const task = z.object({
  key,
  kind: z.enum(['finding', 'action', 'point']),
  /** The points and findings that it stands for; the first gives the row its number. */
  references: z.array(reference),
  rating: z.nullable(reportRating),
  what: z.string(),
  /** What was measured or answered at the point; the limits in words; the life estimate in one line. */
  value: z.string(),
  limits: z.string(),
  estimate: z.string(),
  followUp,
});

const sinceLastVisit = z.object({
  /** The day of the visit before, and how long ago it was: '13 weeks, 1,082 h under load'. */
  date: z.string(),
  note: z.string(),
  /** Without those that nothing belongs to. */
  groups: z.array(z.object({ ...since.shape, count: z.int(), items: z.array(reference) })),
  /** Values of points that need attention, and those that moved most towards a limit. */
  moved: z.array(
    z.object({
      reference,
      before: z.string(),
      /** The day of that value, where it is older than the visit before. */
      beforeDate: z.optional(z.string()),
      now: z.string(),
      change: z.string(),
    }),
  ),
  /** Said where neither has anything to tell. */
  unchanged: z.optional(z.string()),
});

/** Page one: what is decided by it. */
export const front = z.object({
  /** Null where nobody was asked. */
  safeToRun: z.nullable(
    z.object({ answer: z.enum(safeAnswers), label: z.string(), title: z.string(), conditions: z.string() }),
  ),
  /** 'Point 21: beyond its critical limit. Point 4 was fixed on site.' */
  reason: z.string(),
  /** The most urgent first, what was fixed on site last; `taskNote` counts them: '4 open, 1 fixed on site'. */
  tasks: z.array(task),
  taskNote: z.string(),
  /** Null at the first visit to a machine. */
  since: z.nullable(sinceLastVisit),
});

/** What frames the parts of a report: heads of columns, labels of lines. */
const wordKeys = [
  'whatToDo',
  'point',
  'what',
  'valueAndLimit',
  'who',
  'byWhen',
  'state',
  'sinceLastVisit',
  'thingsToDo',
  'valuesThatMoved',
  'wasThen',
  'now',
  'change',
  'owner',
  'due',
  'rating',
  'value',
  'result',
  'lastVisit',
  'limit',
  'limits',
  'critical',
  'ofThemFixed',
  'page',
] as const;
export const words = z.record(z.enum(wordKeys), z.string());

/** Which version of which day by whom, and why there is one. */
export const control = z.object({
  version: z.string(),
  savedAt: z.string(),
  author: z.string(),
  reason: z.string(),
  /** The beginning of the hash of the version; empty for a draft. */
  hash: z.string(),
});
