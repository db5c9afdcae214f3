import { ratings } from '@assay/domain/ratings';
import * as z from 'zod/mini';

/** Names a part within its parent. */
export const key = z.string();
const ratingName = z.enum(Object.keys(ratings) as [keyof typeof ratings, ...(keyof typeof ratings)[]]);
export const reportRating = z.object({ name: ratingName, label: z.string() });

const tones = ['plain', 'good', 'attention', 'repair', 'urgent'] as const;
export const tone = z.enum(tones);

/** How something that is to be done stands; the words of the state are in the language of the report. */
const taskStates = ['open', 'overdue', 'done', 'verified', 'void', 'fixedOnSite'] as const;
/** As it stood when the version was written. */
export const followUp = z.object({
  owner: z.string(),
  /** A day; empty where none is set. */
  due: z.string(),
  /** '63 days ago', where it is overdue. */
  dueNote: z.string(),
  state: z.object({ name: z.enum(taskStates), label: z.string() }),
});

/** Another part of the document by the key of its entry: '21. Hoist rope', 'Finding 1'. */
export const reference = z.object({ key, number: z.string(), text: z.string() });

const sinceKinds = ['new', 'worse', 'stillOpen', 'fixedOnSite', 'foundDone', 'fixedSince'] as const;
export const since = z.object({ name: z.enum(sinceKinds), label: z.string() });
