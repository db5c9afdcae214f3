import { describe, expect, it } from 'vitest';
import type { Upgrades } from '../reports/stored-version.ts';
import { auditVersionFormat, parseAuditVersion } from './audit-version.ts';

const stored = { kind: 'audit', format: auditVersionFormat, rules: 1, header: { name: 'Plant' }, runs: [] };
const read = (version: object, upgrades?: Upgrades) => parseAuditVersion(JSON.stringify(version), upgrades);

describe('a stored version of an audit', () => {
  it('of the format of today is read as it was stored', () => {
    expect(read(stored)).toEqual(stored);
  });

  it('of an earlier format is upgraded, and keeps the rules that it names', () => {
    // As if format 2 had counted the runs.
    const invented: Upgrades = [(version) => ({ ...version, count: (version.runs as unknown[]).length })];
    const upgraded = { ...stored, format: 2, count: 0 };
    expect(read(stored, invented)).toEqual(upgraded);
    expect(read({ ...upgraded, rules: 2 }, invented)).toEqual({ ...upgraded, rules: 2 });
  });

  it.each([
    ['the next format', { ...stored, format: auditVersionFormat + 1 }],
    ['no format', { ...stored, format: undefined }],
    ['an inspection', { ...stored, kind: undefined }],
  ])('of %s is refused', (_, version) => {
    expect(() => read(version)).toThrow(/^A version of /);
  });
});
