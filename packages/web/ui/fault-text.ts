import { isCode, type MessageValues, worded } from '@assay/domain/words/message';
import { languageNow } from './language.ts';
import { pseudoText } from './pseudo-language.ts';

/** A fault of a rule, or one that came over the wire with its English sentence. */
export interface ShownFault {
  code?: string | undefined;
  values?: MessageValues | undefined;
  message?: string | undefined;
}

export interface PlacedFault extends ShownFault {
  path: string;
}

/** What a person reads of a fault; of a code that only a newer server knows, its sentence. */
export function faultText({ code, values = {}, message = '' }: ShownFault): string {
  if (!isCode(code)) return message;
  const language = languageNow();
  return language === 'pseudo' ? pseudoText(worded({ code, values }, 'en')) : worded({ code, values }, language);
}
