import { defaultLanguage } from '@assay/domain/constants';
import { languageIds } from '@assay/domain/languages';
import * as z from 'zod/mini';
import { inputObject } from '../base/input.ts';
import { says } from '../base/issue-message.ts';
import { text } from '../base/values.ts';

/** The wire calls the language code `name`. */
export const translation = z.object({
  id: z.string(),
  name: z.string(),
  value: z.string(),
  updated: z.string(),
  /** True if the English text changed after it was written. */
  outdated: z.boolean(),
  /** The English text that it was made from. */
  source: z.string(),
});
/** `key` names the text inside the point. */
export const textTranslation = z.object({ ...translation.shape, key: z.string() });

const readOnly = {
  id: text(200),
  updated: z.string(),
  outdated: z.boolean(),
  source: z.string(),
};
export const otherLanguage = z
  .enum(languageIds)
  .check(z.refine((code) => code !== defaultLanguage, says('translation.english')));
/** A blank value removes the translation; `confirmed` keeps an outdated one. */
const translationOf = (most: number) => ({
  name: otherLanguage,
  value: text(most),
  confirmed: z.optional(z.boolean()),
});
const mostTexts = 10_000;
export const nameTranslationsInput = z
  .array(inputObject(translationOf(300), readOnly))
  .check(z.maxLength(languageIds.length * 2));
export const descriptionTranslationsInput = z
  .array(inputObject(translationOf(10_000), readOnly))
  .check(z.maxLength(languageIds.length * 2));
export const textTranslationsInput = z
  .array(inputObject({ key: text(100), ...translationOf(4_000) }, readOnly))
  .check(z.maxLength(mostTexts));
