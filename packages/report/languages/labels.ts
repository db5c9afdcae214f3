import type { Language } from '@assay/domain/languages';
import { filledText, type Values } from '@assay/domain/words/filled-text';
import { de } from './de.ts';
import { en, type LabelKey, type Labels } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { zh } from './zh.ts';

export const labels: Record<Language, Labels> = { en, fi, sv, de, fr, es, pt, ru, zh };

/** A label of a report with its values. */
export type Say = <Key extends LabelKey>(key: Key, ...values: Values<(typeof en)[Key]>) => string;

export const sayIn =
  (language: Language): Say =>
  (key, ...[values]) =>
    filledText(labels[language][key], values ?? {});
