import { isFailure, type Rating } from '../ratings.ts';
import type { SuggestionType } from './audit.ts';

/** Where something was found, as people say it; the plant itself has no machine. */
export interface FoundAt {
  machine: string;
  point: string;
}

/** Machine and point, as an action point begins that is made of a point. */
export const whereFound = ({ machine, point }: FoundAt): string => [machine, point].filter(Boolean).join(', ');

/** What an action point begins with that is made of a point. */
export const actionPointText = (at: FoundAt, comment: string): string =>
  [whereFound(at), comment.trim()].filter(Boolean).join(': ');

/** Action points are prose: one is about a point where it names the point and its machine, whoever typed it. */
export function isAbout(text: string, { machine, point }: FoundAt): boolean {
  const words = text.toLocaleLowerCase();
  return [machine, point].every((name) => words.includes(name.trim().toLocaleLowerCase()));
}

/** Words of one's own say what to do and may leave out where: nobody would know what they are about. */
export const withWhere = (text: string, at: FoundAt): string => (isAbout(text, at) ? text : actionPointText(at, text));

const somethingSaid = /[\p{L}\p{N}]/u;

/**
 * Whether it says more than where. Those who make one of a point are asked for it; what is typed into the lists may be
 * anything, also nothing yet.
 */
export function saysWhatToDo(text: string, { machine, point }: FoundAt): boolean {
  const names = [machine, point].map((name) => name.trim().toLocaleLowerCase()).filter(Boolean);
  // The longer one first: a point may be called like its machine, and more.
  const rest = names
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(name, ' '), text.toLocaleLowerCase());
  return somethingSaid.test(rest);
}

/** By when something bad should be seen to; whoever makes the action point may say otherwise. */
export const usualTerm = (rating: Rating): SuggestionType => (isFailure(rating) ? 'ShortTerm' : 'LongTerm');
