import { imageIdOf, mostFileNameLength } from '@assay/domain/files';
import { isId } from '@assay/domain/id';
import { languageIds } from '@assay/domain/languages';
import { isTimeZone } from '@assay/domain/time-zones';
import type { PlainCode } from '@assay/domain/words/message';
import * as z from 'zod/mini';
import { says } from './issue-message.ts';

/** Every value that crosses the wire is bounded: there is no text without a length. */
const hasNoControlCharacters = (text: string): boolean => {
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 32 && char !== '\n' && char !== '\r' && char !== '\t') return false;
  }
  return text.isWellFormed();
};

const clean = z.refine<string>(hasNoControlCharacters, says('value.controlCharacters'));

export const id = z.string().check(z.refine(isId, says('value.id')));

/** An image id, with or without a file ending. */
export const imageId = z.pipe(z.pipe(z.string(), z.transform(imageIdOf)), id);

/** Free text, which may be empty. */
export const text = (max: number) => z.string().check(z.maxLength(max), clean);

/** Trimmed text that must not be empty. */
export const name = (max = 200, missing: PlainCode = 'value.empty') =>
  z.string().check(z.trim(), z.minLength(1, says(missing)), z.maxLength(max), clean);

/** Mails use the name in a sentence, so it must not begin another line. */
export const oneLine = (max: number) =>
  name(max).check(z.refine((value) => /^\P{Cc}*$/u.test(value), says('value.controlCharacters')));

/** A list shows it in one line, and a disk must be able to hold it. */
export const fileName = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(mostFileNameLength),
  z.refine((value) => /^\P{Cc}*$/u.test(value) && value.isWellFormed(), says('value.controlCharacters')),
);

export const email = z.string().check(
  z.trim(),
  z.maxLength(254),
  clean,
  z.refine((value) => /^[^\s@]+@[^\s@]+$/.test(value), says('value.email')),
);

export const optionalEmail = z.union([z.literal(''), email], { error: says('value.email') });

/** Absent or temporary for a new part. */
export const partId = z.optional(text(100));

/** Its length is bounded because hashing costs more the longer it is. */
export const password = z.string().check(z.minLength(1), z.maxLength(1024), clean);

export const timeZone = text(64).check(z.refine(isTimeZone, says('value.timeZone')));

export const instant = z.iso.datetime({ error: says('value.moment') });

export const language = z.enum(languageIds);

export const revision = z.int();

export const signedQuery = z.strictObject({ signed: text(300) });

/** An address lists some of these words separated by commas. */
export const someOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.pipe(
    text(200),
    z.pipe(
      z.transform((csv: string) =>
        csv
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
      ),
      z.array(z.enum(words)),
    ),
  );
