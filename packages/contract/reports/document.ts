import { languageIds } from '@assay/domain/languages';
import { ratings } from '@assay/domain/ratings';
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

/** `tone` colours a value by the band of its limits, and a priority by its weight. */
const fact = z.object({ key, label: z.string(), value: z.string(), tone });
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
  /** 'Estimated to reach {limit} on {date}'. */
  estimate: z.string(),
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
});
export type EntryBlock = z.output<typeof entryBlock>;

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
});
export type SignaturesBlock = z.output<typeof signaturesBlock>;

const block = z.discriminatedUnion('kind', [
  textBlock,
  factsBlock,
  tableBlock,
  photosBlock,
  chartBlock,
  entryBlock,
  headingBlock,
  signaturesBlock,
]);
export type Block = z.output<typeof block>;

const section = z.object({
  key,
  title: z.string(),
  blocks: z.array(block),
  /** On paper it begins a page. */
  newPage: z.optional(z.literal(true)),
});
export type Section = z.output<typeof section>;

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
    counts: z.array(z.object({ rating: reportRating, count: z.int() })),
  }),
  sections: z.array(section),
  /** At the foot of every page; the painter adds the page numbers with `pageLabel`: 'Page {page} of {pages}'. */
  footer: z.string(),
  pageLabel: z.string(),
  inspectionId: id,
  version: z.int(),
  /** The moment of the version: whatever is drawn from it carries this one and no other. */
  savedAt: z.string(),
});
export type ReportDocument = z.output<typeof reportDocument>;
