import { languageIds } from '@assay/domain/languages';
import { limitNames } from '@assay/domain/measurements/limits';
import { ratings } from '@assay/domain/ratings';
import { safeAnswers } from '@assay/domain/reports/safe-to-run';
import { photoLayouts } from '@assay/domain/runs/result-photos';
import * as z from 'zod/mini';
import { id } from '../values.ts';

/**
 * A report as it is read, in one language: every text that page, HTML and PDF show is in here, and nothing else is.
 * Keys name a part within its parent, so that two versions can be compared.
 */
const key = z.string();
const ratingName = z.enum(Object.keys(ratings) as [keyof typeof ratings, ...(keyof typeof ratings)[]]);
const reportRating = z.object({ name: ratingName, label: z.string() });
export type ReportRating = z.output<typeof reportRating>;

const tones = ['plain', 'good', 'attention', 'repair', 'urgent'] as const;
const tone = z.enum(tones);
export type Tone = z.output<typeof tone>;

/** What was found there at the visit before: '22.2', 'On 12/11/2025', '−5.2', 'in 1,082 h'. Absent where there is none to compare with. */
const before = z.object({ value: z.string(), date: z.string(), change: z.string(), hours: z.string() });
export type Before = z.output<typeof before>;

/** `tone` colours a value by the band of its limits, and a priority by its weight. */
const fact = z.object({ key, label: z.string(), value: z.string(), tone, before: z.optional(before) });
export type Fact = z.output<typeof fact>;

const textBlock = z.object({ kind: z.literal('text'), key, label: z.string(), text: z.string() });
const factsBlock = z.object({ kind: z.literal('facts'), key, facts: z.array(fact) });

const cell = z.object({
  text: z.string(),
  /** Smaller, under the text. */
  note: z.string(),
  rating: z.nullable(reportRating),
  tone,
  /** A computed value. */
  strong: z.boolean(),
  before: z.optional(before),
});
export type Cell = z.output<typeof cell>;

/** Stands where a table has nothing to tell. */
export const nothing = '–';

/** Whether a cell may be left out where the rows of its table stand one below the other. */
export const isNothing = ({ text, note, rating }: Cell): boolean =>
  (text === '' || text === nothing) && note === '' && rating === null;

const tableBlock = z.object({
  kind: z.literal('table'),
  key,
  title: z.string(),
  columns: z.array(
    z.object({
      title: z.string(),
      /** Where the head of the column is a rating: drawn as its icon with its label. */
      rating: z.nullable(reportRating),
      align: z.enum(['start', 'end', 'center']),
      /** Parts of the width; columns of the same weight are equally wide. */
      weight: z.number(),
    }),
  ),
  rows: z.array(z.object({ key, cells: z.array(cell) })),
});
export type TableBlock = z.output<typeof tableBlock>;

const reportPhoto = z.object({
  imageId: id,
  caption: z.string(),
  /** What the picture stands for, for those who cannot see it. */
  alt: z.string(),
  layout: z.enum(photoLayouts),
  width: z.int(),
  height: z.int(),
});
export type ReportPhoto = z.output<typeof reportPhoto>;
const photosBlock = z.object({ kind: z.literal('photos'), key, photos: z.array(reportPhoto) });

/** Between the early and the late moment the limit is reached; nothing is drawn without one. */
export const projection = z.object({
  limit: z.number(),
  early: z.string(),
  late: z.string(),
  from: z.object({ at: z.string(), value: z.number() }),
  /** '380 to 450 h', '15/03 to 21/03/2026', '5 values since replacement': what stands below the estimate, line by line. */
  notes: z.array(z.string()),
});
/** The first value of another part, and what the mark says: 'Replaced 12/02/2025, 5,350 h'. */
export const replacement = z.object({ at: z.string(), label: z.string() });

export const chartBlock = z.object({
  kind: z.literal('chart'),
  key,
  title: z.string(),
  unit: z.string(),
  lines: z.array(
    z.object({
      title: z.string(),
      values: z.array(
        z.object({ at: z.string(), value: z.number(), inspectionId: z.nullable(id), inspectionName: z.string() }),
      ),
    }),
  ),
  limits: z.object({
    criticalLow: z.nullable(z.number()),
    low: z.nullable(z.number()),
    high: z.nullable(z.number()),
    criticalHigh: z.nullable(z.number()),
  }),
  /** What stands at the lines of the limits and at the last two values of each line, as the language writes it. */
  texts: z.optional(
    z.object({
      limits: z.array(z.object({ name: z.enum(limitNames), word: z.string(), text: z.string() })),
      last: z.array(z.object({ now: z.string(), before: z.string() })),
    }),
  ),
  /** 'Estimated to reach {limit} on {date}'; in reports since the fourth format the first line of the projection. */
  estimate: z.string(),
  /** Where the trend is expected to reach the limit that it is watched for, as two lines from the last value. */
  projection: z.optional(projection),
  /** When another part was fitted; what was measured before belongs to an earlier life. */
  replacements: z.optional(z.array(replacement)),
  /** The chart in one sentence, for those who cannot see it. */
  alt: z.string(),
});
export type ChartBlock = z.output<typeof chartBlock>;

const contentBlock = z.discriminatedUnion('kind', [textBlock, factsBlock, tableBlock, photosBlock, chartBlock]);
export type ContentBlock = z.output<typeof contentBlock>;

/** How something that is to be done stands; the words of the state are in the language of the report. */
export const taskStates = ['open', 'overdue', 'done', 'verified', 'void', 'fixedOnSite'] as const;
/** As it stood when the version was written. */
const followUp = z.object({
  owner: z.string(),
  /** A day; empty where none is set. */
  due: z.string(),
  /** '63 days ago', where it is overdue. */
  dueNote: z.string(),
  state: z.object({ name: z.enum(taskStates), label: z.string() }),
});
export type ReportFollowUp = z.output<typeof followUp>;

/** Another part of the document by the key of its entry: '21. Hoist rope', 'Finding 1'. */
const reference = z.object({ key, number: z.string(), text: z.string() });
export type Reference = z.output<typeof reference>;

export const sinceKinds = ['new', 'stillOpen', 'fixedOnSite', 'fixedSince'] as const;
const since = z.object({ name: z.enum(sinceKinds), label: z.string() });

/** A point, a finding, or a point's entry in the appendix. */
const entryBlock = z.object({
  kind: z.literal('entry'),
  key,
  number: z.string(),
  title: z.string(),
  rating: z.nullable(reportRating),
  /** Short remarks beside the title: phase, sample, that it was skipped. */
  notes: z.array(z.string()),
  content: z.array(contentBlock),
  /** Of a finding: who sees to it, until when, how far it is. */
  followUp: z.optional(followUp),
  /** Of a finding: new on this visit, or known from an earlier one. */
  since: z.optional(since),
  /** Of a finding the point that it is about, of a point its findings. */
  references: z.optional(z.array(reference)),
});
export type EntryBlock = z.output<typeof entryBlock>;

/** A value of a point in the table of all points, with what it is compared with. */
const figure = z.object({
  key,
  /** Where a point has several values. */
  label: z.string(),
  value: z.string(),
  tone,
  before: z.string(),
  change: z.string(),
  limits: z.string(),
  critical: z.string(),
});
export type Figure = z.output<typeof figure>;

/** The points of a category, a row each; what does not fit into a row stands below it. */
const pointsBlock = z.object({
  kind: z.literal('points'),
  key,
  rows: z.array(
    z.object({
      ...entryBlock.shape,
      kind: z.literal('row'),
      figures: z.array(figure),
      /** It was told before, under this key: the row refers to it. */
      toldAt: z.nullable(key),
    }),
  ),
});
export type PointsBlock = z.output<typeof pointsBlock>;
export type PointRow = PointsBlock['rows'][number];

/** The title of a category or a subcategory inside a section. */
const headingBlock = z.object({ kind: z.literal('heading'), key, level: z.literal([2, 3]), text: z.string() });

const signaturesBlock = z.object({
  kind: z.literal('signatures'),
  key,
  signatures: z.array(
    z.object({
      key,
      label: z.string(),
      name: z.string(),
      signedAt: z.string(),
      imageId: z.nullable(id),
      alt: z.string(),
      /** The version it was given on, where the report is a later one; or that nobody signed. */
      note: z.string(),
    }),
  ),
  /** Which version was signed, of which day, with which hash, and what a later one changed. */
  note: z.optional(z.string()),
});
export type SignaturesBlock = z.output<typeof signaturesBlock>;

const block = z.discriminatedUnion('kind', [
  textBlock,
  factsBlock,
  tableBlock,
  photosBlock,
  chartBlock,
  entryBlock,
  pointsBlock,
  headingBlock,
  signaturesBlock,
]);
export type Block = z.output<typeof block>;

const section = z.object({
  key,
  title: z.string(),
  /** Small, beside the title: how many there are, in which order. */
  note: z.optional(z.string()),
  blocks: z.array(block),
  /** On paper it begins a page. */
  newPage: z.optional(z.literal(true)),
});
export type Section = z.output<typeof section>;

/** Something that is to be done, or was done on site: a finding, a priority action, or a point rated worse than Ok without either. */
const task = z.object({
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
export type ReportTask = z.output<typeof task>;

const sinceLastVisit = z.object({
  /** The day of the visit before, and how long ago it was: '13 weeks, 1,082 h under load'. */
  date: z.string(),
  note: z.string(),
  /** Without those that nothing belongs to. */
  groups: z.array(z.object({ ...since.shape, count: z.int(), items: z.array(reference) })),
  /** Values of points that need attention, and those that moved most towards a limit. */
  moved: z.array(z.object({ reference, before: z.string(), now: z.string(), change: z.string() })),
});

/** Page one of what is decided by it; reports of formats before the fourth have none, and stay as they were. */
const front = z.object({
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
  'result',
  'lastVisit',
  'limit',
  'limits',
  'critical',
  'ofThemFixed',
  'page',
] as const;
const words = z.record(z.enum(wordKeys), z.string());
export type ReportWords = z.output<typeof words>;

/** Which version of which day by whom, and why there is one. */
const control = z.object({
  version: z.string(),
  savedAt: z.string(),
  author: z.string(),
  reason: z.string(),
  /** The beginning of the hash of the version; empty for a draft. */
  hash: z.string(),
});

export const reportDocument = z.object({
  /** How it is drawn: absent for reports of audits and of earlier days, which look as they did. */
  paper: z.optional(z.literal(2)),
  language: z.enum(languageIds),
  /** Of the company that hands the report over. */
  companyName: z.string(),
  /** The kind of report: 'Annual inspection report'. */
  kind: z.string(),
  /** Says on every page that this is not the last word: 'Draft'. */
  mark: z.optional(z.string()),
  title: z.string(),
  /** Page one: what, where, when, who. */
  facts: z.array(z.object({ key, title: z.string(), facts: z.array(fact) })),
  /** Page one: what was found, at a glance. */
  verdict: z.object({
    tone,
    title: z.string(),
    text: z.string(),
    /** `fixed`: so many of them were fixed on site. */
    counts: z.array(z.object({ rating: reportRating, count: z.int(), fixed: z.optional(z.int()) })),
  }),
  /** Below the title: where, when, who. */
  opening: z.optional(z.array(z.object({ key, label: z.string(), value: z.string(), note: z.string() }))),
  words: z.optional(words),
  front: z.optional(front),
  control: z.optional(control),
  sections: z.array(section),
  /** At the foot of every page; the painter adds the page numbers with `pageLabel`: 'Page {page} of {pages}'. */
  footer: z.string(),
  /** Beside it: which version of which day this is, by whom, and why. */
  edition: z.optional(z.string()),
  pageLabel: z.string(),
  inspectionId: id,
  version: z.int(),
  /** The moment of the version: whatever is drawn from it carries this one and no other. */
  savedAt: z.string(),
});
export type ReportDocument = z.output<typeof reportDocument>;
