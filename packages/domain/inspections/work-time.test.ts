import { describe, expect, it } from 'vitest';
import { workedUntil } from './work-time.ts';

const at = (time: string) => new Date(`2026-03-${time}:00Z`);
const started = at('05T08:00');

describe('the time of work', () => {
  it.each([
    ['from the start to the first submit', { workedMinutes: null, takenUpAt: null }, at('05T09:48'), 108],
    ['with the time of a correction', { workedMinutes: 108, takenUpAt: at('07T09:40') }, at('07T10:00'), 128],
    ['nothing for a report that waited unchanged', { workedMinutes: 108, takenUpAt: null }, at('07T10:00'), 108],
    ['nothing for a clock that was set back', { workedMinutes: null, takenUpAt: null }, at('05T07:00'), 0],
  ])('is %s', (_, visit, now, minutes) => {
    expect(workedUntil({ started, ...visit }, now)).toBe(minutes);
  });
});
