import { describe, expect, it } from 'vitest';
import { jsonFaultAt } from './json-fault.ts';

const readable = ['{}', ' [ ] ', 'null', '-0.5e+3', '"\\u00e4\\n"', '{"a":[1,true,{"b":"x"}]}\n', '"ä🪨\u{7f}"'];

/** The caret stands where the text stops being JSON. */
const faulty = [
  '^',
  '^abc',
  '{"a": ^b}',
  '{"a" ^1}',
  '{^a: 1}',
  '{"a": 1^',
  '{"a": 1 ^"b": 2}',
  '[1, ^]',
  '[1] ^x',
  '0^1',
  '{"a": ^"unfinished}',
  '^"line\nbreak"',
];

describe('the place where a text stops being JSON', () => {
  it.each(readable)('is nowhere in %j', (text) => {
    expect(jsonFaultAt(text)).toBeUndefined();
    expect(() => JSON.parse(text)).not.toThrow();
  });

  it.each(faulty)('is at the caret in %j', (marked) => {
    const text = marked.replace('^', '');
    expect(jsonFaultAt(text)).toBe(marked.indexOf('^'));
    expect(() => JSON.parse(text)).toThrow();
  });

  it('is found in a text that is nested without end', () => {
    expect(jsonFaultAt('['.repeat(100_000))).toBe(501);
  });
});
