import { languageIds } from '@assay/domain/languages';
import { limitNames } from '@assay/domain/measurements/limits';
import { photoLayouts } from '@assay/domain/runs/result-photos';
import * as z from 'zod/mini';
import { id } from '../base/values.ts';
import { followUp, key, reference, reportRating, since, tone } from './document-values.ts';
import { control, front, type task, words } from './front.ts';

/**
 * A report as it is read, in one language: every text that page, HTML and PDF show is in here, and nothing else is.
 * Keys name a part within its parent, so that two versions can be compared.
 */
export type ReportRating = z.output<typeof reportRating>;
export type Tone = z.output<typeof tone>;
export type ReportFollowUp = z.output<typeof followUp>;
export type Reference = z.output<typeof reference>;
export type ReportTask = z.output<typeof task>;
export type ReportWords = z.output<typeof words>;

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
const projection = z.object({
  limit: z.number(),
  early: z.string(),
  late: z.string(),
  from: z.object({ at: z.string(), value: z.number() }),
  /** '380 to 450 h', '15/03 to 21/03/2026', '5 values since replacement': what stands below the estimate, line by line. */
  notes: z.array(z.string()),
});
/** The first value of another part, and what the mark says: 'Replaced 12/02/2025, 5,350 h'. */
const replacement = z.object({ at: z.string(), label: z.string() });

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
  texts: z.object({
    limits: z.array(z.object({ name: z.enum(limitNames), word: z.string(), text: z.string() })),
    last: z.array(z.object({ now: z.string(), before: z.string() })),
  }),
  /** 'Estimated to reach {limit} in {weeks}': the first line of the projection; empty without one. */
  estimate: z.string(),
  /** Where the trend is expected to reach the limit that it is watched for, as two lines from the last value. */
  projection: z.optional(projection),
  /** When another part was fitted; what was measured before belongs to an earlier life. */
  replacements: z.array(replacement),
  /** The chart in one sentence, for those who cannot see it. */
  alt: z.string(),
});
export type ChartBlock = z.output<typeof chartBlock>;

const contentBlock = z.discriminatedUnion('kind', [textBlock, factsBlock, tableBlock, photosBlock, chartBlock]);
export type ContentBlock = z.output<typeof contentBlock>;

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
  /** Of a point: it was fixed on site, and is rated as it was found. */
  fixedOnSite: z.optional(z.literal(true)),
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
});
export type Section = z.output<typeof section>;

export const reportDocument = z.object({
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
  opening: z.array(z.object({ key, label: z.string(), value: z.string(), note: z.string() })),
  words,
  front,
  control,
  sections: z.array(section),
  /** At the foot of every page; the painter adds the page numbers with `pageLabel`: 'Page {page} of {pages}'. */
  footer: z.string(),
  /** Beside it: which version of which day this is, by whom, and why. */
  edition: z.string(),
  pageLabel: z.string(),
  inspectionId: id,
  version: z.int(),
  /** The moment of the version: whatever is drawn from it carries this one and no other. */
  savedAt: z.string(),
});
export type ReportDocument = z.output<typeof reportDocument>;
