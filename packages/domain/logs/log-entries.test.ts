import { describe, expect, it } from 'vitest';
import { emailIn, logSessions } from './log-entries.ts';

describe('the e-mail of a log entry', () => {
  it.each([
    ['{"email":"uma@provider.example","route":"/Reports"}', 'uma@provider.example'],
    ['{"route":"/Reports"}', ''],
    ['{"email":7}', ''],
    ['{"email":null,"text":"of dina@distributor.example"}', ''],
    ['user uma@provider.example opened a page', 'uma@provider.example'],
    ['mail=<uma@provider.example>; page=1', 'uma@provider.example'],
    ['seen by uma@provider.example.', 'uma@provider.example'],
    ['"uma@provider.example"', 'uma@provider.example'],
    ['{"email":"uma@provider.example"', 'uma@provider.example'],
    ['nobody here', ''],
    ['a @ b', ''],
    ['17', ''],
    ['null', ''],
    ['', ''],
  ])('in %s is “%s”', (properties, email) => expect(emailIn(properties)).toBe(email));
});

const at = (clock: string, email = 'uma@provider.example') => ({
  timestamp: `2026-11-17T${clock}Z`,
  properties: email ? JSON.stringify({ email }) : 'no JSON',
});
const max = 'max@provider.example';
const shape = (entries: Parameters<typeof logSessions>[0]) =>
  logSessions(entries).map(({ email, begin, end, entries: { length } }) => [
    email.split('@')[0],
    begin.slice(11, -1),
    end.slice(11, -1),
    length,
  ]);

describe('the sessions of a log', () => {
  it.each([
    ['of nothing are none', [], []],
    ['hold a single entry', [at('10:00:00')], [['uma', '10:00:00', '10:00:00', 1]]],
    [
      'go on after exactly five minutes',
      [at('10:00:00'), at('10:05:00'), at('10:10:00')],
      [['uma', '10:00:00', '10:10:00', 3]],
    ],
    [
      'begin again after more than five minutes, newest first',
      [at('10:00:00'), at('10:05:00.001')],
      [
        ['uma', '10:05:00.001', '10:05:00.001', 1],
        ['uma', '10:00:00', '10:00:00', 1],
      ],
    ],
    [
      'are each person’s own, whatever others do meanwhile',
      [at('10:00:00'), at('10:03:00', max), at('10:06:00'), at('10:07:00', max)],
      [
        ['uma', '10:06:00', '10:06:00', 1],
        ['max', '10:03:00', '10:07:00', 2],
        ['uma', '10:00:00', '10:00:00', 1],
      ],
    ],
    [
      'take entries in any order, and an address in any case',
      [at('10:04:00', 'UMA@provider.example'), at('10:08:00'), at('10:00:00')],
      [['uma', '10:00:00', '10:08:00', 3]],
    ],
    [
      'gather what names nobody',
      [at('10:00:00', ''), at('10:01:00', ''), at('10:01:00')],
      [
        ['uma', '10:01:00', '10:01:00', 1],
        ['', '10:00:00', '10:01:00', 2],
      ],
    ],
  ])('%s', (_title, entries, sessions) => expect(shape(entries)).toEqual(sessions));
});
