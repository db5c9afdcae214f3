import * as z from 'zod';

/**
 * A backup is the line `assay-backup 1` and one zstd stream of frames: a letter, a length of four bytes, a payload.
 * H header; for each table, in an order that satisfies foreign keys, T, its rows as COPY text in D..., E;
 * S sequences; for each file F, its bytes in D..., E; Z trailer, which counts everything and hashes all frames before it.
 */
export const formatName = 'assay-backup';
export const formatVersion = 1;
export const firstLine = Buffer.from(`${formatName} ${formatVersion}\n`);

export const frameLetters = {
  header: 'H',
  table: 'T',
  bytes: 'D',
  end: 'E',
  sequences: 'S',
  file: 'F',
  trailer: 'Z',
} as const;
export type FrameKind = keyof typeof frameLetters;

export const frameHeadLength = 5;
/** Longer ones are a sign of damage, and would cost memory; the header of a thousand tables is far below it. */
export const longestFrame = 4 * 1024 * 1024;

const count = z.int().min(0);
const name = z.string().min(1);

const table = z.object({
  name,
  columns: z.array(name),
  partitioned: z.boolean(),
  /** Made again before the load, where they are missing: rows in the default one would be in the way of later ones. */
  partitions: z.array(z.object({ name, bounds: z.string() })),
});

export const header = z.object({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  assay: z.string(),
  at: z.iso.datetime(),
  migrations: z.array(z.object({ name, sha256: z.string() })),
  tables: z.array(table),
});

export const tableMark = z.object({ name });
export const fileMark = z.object({ path: name, size: count });
export const endMark = z.object({ rows: count, bytes: count });
/** The value that comes next, as text: it may pass what a JavaScript number holds. */
export const sequenceList = z.array(z.object({ name, next: z.string().regex(/^-?\d+$/) }));
export const trailer = z.object({ tables: count, rows: count, files: count, bytes: count, sha256: z.string() });

export type TableEntry = z.output<typeof table>;
export type Header = z.output<typeof header>;
export type FileMark = z.output<typeof fileMark>;
export type SequenceEntry = z.output<typeof sequenceList>[number];
export type Trailer = z.output<typeof trailer>;

/** In COPY text every row is one line: a line break inside a value is written as `\n`. */
export function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines++;
  return lines;
}
