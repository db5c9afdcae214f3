import type { CastName } from '../../cast.ts';
import type { Ask, TestApp } from '../../test-app.ts';
import type { SpecifiedWorld } from '../world.ts';

/** What a row makes its call from. */
export interface CallSource extends SpecifiedWorld {
  app: TestApp;
}

export interface SpecifiedAsk extends Ask {
  params?: Record<string, string>;
}

/** A call as the specifications write it, with the payload that they name; written from them, not from the contract. */
export interface CallRow {
  /** Somebody who may do everything, unless a flag of somebody else is asked for. */
  as?: CastName | 'nobody';
  ask?: (source: CallSource) => SpecifiedAsk | Promise<SpecifiedAsk>;
  /** What the reply shows at least; a text is looked for in the reply as it came. */
  shows?: unknown;
  /** The reply waits for a report that a background service makes. */
  waitsForReport?: true;
  /** What is so afterwards, where the reply does not say it. */
  afterwards?: (source: CallSource, asked: SpecifiedAsk, reply: unknown) => Promise<void>;
}

export type CallRows = Readonly<Record<string, CallRow>>;

export type Spelling = 'as specified' | 'in small letters, with a slash at the end' | 'in capital letters';
export const otherSpellings: readonly Spelling[] = ['in small letters, with a slash at the end', 'in capital letters'];

/** The address of a call: its own words in one of the spellings, the ids of records as they are. */
export function spelled(path: string, params: Readonly<Record<string, string>>, spelling: Spelling): string {
  const word = (text: string) => {
    if (spelling === 'as specified') return text;
    return spelling === 'in capital letters' ? text.toUpperCase() : text.toLowerCase();
  };
  const segments = path.split('/').map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (!name) return word(segment);
    const value = encodeURIComponent(params[name] ?? '');
    // The name of a field is a word of the path, although the specification writes it like an id.
    return name === 'field' ? word(value) : value;
  });
  return segments.join('/') + (spelling === 'in small letters, with a slash at the end' ? '/' : '');
}
