import { ratings } from '@assay/domain/ratings';
import * as z from 'zod/mini';

/** Names a part within its parent. */
export const key = z.string();
const ratingName = z.enum(Object.keys(ratings) as [keyof typeof ratings, ...(keyof typeof ratings)[]]);
export const reportRating = z.object({ name: ratingName, label: z.string() });

const tones = ['plain', 'good', 'attention', 'repair', 'urgent'] as const;
export const tone = z.enum(tones);

/** The state of a task; its label is in the language of the report. */
const taskStates = ['open', 'overdue', 'done', 'verified', 'void', 'fixedOnSite'] as const;
/** The state when the version was written. */
export const followUp = z.object({
  owner: z.string(),
  /** A day; empty if none is set. */
  due: z.string(),
  /** '63 days ago', where it is overdue. */
  dueNote: z.string(),
  state: z.object({ name: z.enum(taskStates), label: z.string() }),
});

/** Another part of the document by the key of its entry: '21. Hoist rope', 'Finding 1'. */
export const reference = z.object({ key, number: z.string(), text: z.string() });

const sinceKinds = ['new', 'worse', 'stillOpen', 'fixedOnSite', 'foundDone', 'fixedSince'] as const;
export const since = z.object({ name: z.enum(sinceKinds), label: z.string() });
