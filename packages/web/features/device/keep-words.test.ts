import { expect, it } from 'vitest';
import { keepWords } from './keep-words.ts';

const keptAt = Date.parse('2026-03-04T05:13:00.000Z');

it.each([
  ['customer', { isChosen: false, keptAt: undefined }, /started there without network\.$/],
  ['customer', { isChosen: true, keptAt }, /On this device, as of .+\.$/],
  ['customer', { isChosen: false, keptAt }, /only those that you worked on are, unless this is ticked\.$/],
  ['machine', { isChosen: false, keptAt }, /Because of your last work it is here already, as of .+\.$/],
] as const)(
  'whoever has not asked to keep a %s is told what their last work left of it here: %o',
  (kind, kept, words) => {
    expect(keepWords(kind, kept)).toMatch(words);
  },
);
