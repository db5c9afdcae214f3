import { describe, expect, it } from 'vitest';
import { partOf } from './file-reply.ts';

describe('the requested part of a file', () => {
  it.each([
    [undefined, 100, 'whole'],
    ['bytes=0-9', 100, { start: 0, end: 9 }],
    ['bytes=90-', 100, { start: 90, end: 99 }],
    ['bytes=90-500', 100, { start: 90, end: 99 }],
    ['bytes=-10', 100, { start: 90, end: 99 }],
    ['bytes=-500', 100, { start: 0, end: 99 }],
    ['bytes=100-', 100, 'outside'],
    ['bytes=-0', 100, 'outside'],
    ['bytes=0-', 0, 'outside'],
    // Several parts, another unit and nonsense are answered with the whole.
    ['bytes=0-1,5-6', 100, 'whole'],
    ['lines=1-2', 100, 'whole'],
    ['bytes=9-2', 100, 'whole'],
    ['bytes=-', 100, 'whole'],
  ] as const)('by %s of %i bytes is %o', (range, size, part) => expect(partOf(range, size)).toEqual(part));
});
