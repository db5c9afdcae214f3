import { imageIdOf, mostFileNameLength } from '@assay/domain/files';
import { isId } from '@assay/domain/id';
import { languageIds } from '@assay/domain/languages';
import { isTimeZone } from '@assay/domain/time-zones';
import type { PlainCode } from '@assay/domain/words/message';
import * as z from 'zod/mini';
import { says } from './issue-message.ts';

/** The values that cross the wire, each with its bounds; a text without a length does not exist. */
const hasNoControlCharacters = (text: string): boolean => {
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 32 && char !== '\n' && char !== '\r' && char !== '\t') return false;
  }
  return text.isWellFormed();
};

const clean = z.refine<string>(hasNoControlCharacters, says('value.controlCharacters'));

export const id = z.string().check(z.refine(isId, says('value.id')));

/** The id of an image, with or without the ending of its type. */
export const imageId = z.pipe(z.pipe(z.string(), z.transform(imageIdOf)), id);

/** Free text up to a length; may be empty. */
export const text = (max: number) => z.string().check(z.maxLength(max), clean);

/** Text that says something: trimmed, and not empty after it. */
export const name = (max = 200, missing: PlainCode = 'value.empty') =>
  z.string().check(z.trim(), z.minLength(1, says(missing)), z.maxLength(max), clean);

/** A name that stands in sentences of mails: nothing that would begin another line. */
export const oneLine = (max: number) =>
  name(max).check(z.refine((value) => /^\P{Cc}*$/u.test(value), says('value.controlCharacters')));

/** The name of a file as its sender calls it: one line that a list can show and a disk can hold. */
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

/** An e-mail address, or nothing. */
export const optionalEmail = z.union([z.literal(''), email], { error: says('value.email') });

/** The id of a part inside its whole; absent or temporary for a new one. */
export const partId = z.optional(text(100));

/** A password being tried or set: bounded, so that hashing it is too. */
export const password = z.string().check(z.minLength(1), z.maxLength(1024), clean);

export const timeZone = text(64).check(z.refine(isTimeZone, says('value.timeZone')));

export const instant = z.iso.datetime({ error: says('value.moment') });

export const language = z.enum(languageIds);

export const revision = z.int();

/** What the query of a signed address carries. */
export const signedQuery = z.strictObject({ signed: text(300) });

/** Some of a few words, with commas between them, as they stand in an address. */
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
