import { describe, expect, it } from 'vitest';
import { parseVersion, type Upgrades } from './stored-version.ts';
import { versionFormat } from './version.ts';

/** As if format 2 had split the name of the inspector, and format 3 had counted the runs. */
const invented: Upgrades = [
  ({ inspector, ...rest }) => ({ ...rest, names: String(inspector).split(' ') }),
  (stored) => ({ ...stored, count: (stored.runs as unknown[]).length }),
];

const stored = { format: 1, rules: 1, inspector: 'Uma Virtanen', runs: [{ id: 'run' }] };
const read = (version: object, upgrades?: Upgrades) => parseVersion(JSON.stringify(version), upgrades);

describe('a stored version of a report', () => {
  it('of the format of today is read as it was stored', () => {
    const today = { ...stored, format: versionFormat };
    expect(read(today)).toEqual(today);
  });

  it('of an earlier format is upgraded step by step, and keeps the rules that it names', () => {
    const { inspector: _, ...rest } = stored;
    const inSecond = { ...rest, format: 2, names: ['Uma', 'Virtanen'] };
    expect(read(stored, invented.slice(0, 1))).toEqual(inSecond);
    expect(read(stored, invented)).toEqual({ ...inSecond, format: 3, count: 1 });
    expect(read({ ...inSecond, rules: 2 }, invented)).toEqual({ ...inSecond, rules: 2, format: 3, count: 1 });
  });

  it('of the newest format is not upgraded again', () => {
    const newest = { ...stored, format: 3, count: 7 };
    expect(read(newest, invented)).toEqual(newest);
  });

  it.each([
    ['the next format', { ...stored, format: versionFormat + 1 }],
    ['the format before the first', { ...stored, format: 0 }],
    ['half a format', { ...stored, format: 1.5 }],
    ['a format in words', { ...stored, format: 'one' }],
    ['a format as a text', { ...stored, format: '1' }],
    ['no format', { name: 'What is this' }],
  ])('of %s is refused', (_, version) => {
    expect(() => read(version)).toThrow(/A version of a report has the unknown format/);
  });

  it('of a format beyond the last upgrade is refused', () => {
    expect(() => read({ ...stored, format: 4 }, invented)).toThrow('unknown format 4');
  });
});
