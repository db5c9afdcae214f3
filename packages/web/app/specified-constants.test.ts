import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { specifiedConstants } from '../testing/specified-constants.ts';

const root = join(import.meta.dirname, '../../..');

/** Constants of rooms of their own, as their files write them, with what sees them hold. */
const written: [what: string, file: string, line: string, seenIn: string, title: string][] = [
  [
    'gap of log sessions',
    'constants.ts',
    'logSessionGap = 300_000',
    'packages/domain/logs/log-entries.test.ts',
    'session',
  ],
  [
    'validity of certificates',
    'certificates/certificate.ts',
    'certificateYears = 2',
    'packages/domain/certificates/certificate.test.ts',
    'that is new on %s holds until %s',
  ],
];

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Every file of the product that is no test, with its text. */
const sources = ['domain', 'contract', 'report', 'server', 'web'].flatMap((name) =>
  readdirSync(join(root, 'packages', name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|setup)\./.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/node_modules|\/testing\/|\/(kit|dist|demo)\//.test(file))
    .map((file) => ({ file, text: read(file) })),
);

/** What would be a second copy of a constant, and its one home. */
const copies: [what: string, copy: RegExp, home: string][] = [
  ['source system', /sourceSystem: '/, ''],
  ['temporary ids', /'temp-id-/, 'packages/domain/part-ids.ts'],
  ['photo placeholder', /UnloadedPhoto/, 'packages/domain/constants.ts'],
  ['tooltips', /(openDelay|closeDelay)=\{?["\d]/, ''],
  ['search debounce', /useDebounced\w*\([^)]*\b\d{3}\b/, ''],
  ['order of a list', /sort: \{ key: '(name|serialNumber|inspectionDate)'/, ''],
  ['types of images', /'image\/jpg'/, 'packages/domain/files.ts'],
  ['layouts of photos', /'HorizontalGraph', 'Fullscreen'/, 'packages/domain/runs/result-photos.ts'],
  ['groups of debug tokens', /'commission', 'inspection', 'mecu'/, 'packages/domain/access.ts'],
  ['levels', /Never: 999/, 'packages/domain/access.ts'],
];

describe('the constants of the specifications', () => {
  it.each(specifiedConstants)('have their value: %s [RUL-01]', (_what, is, specified, seenIn, title) => {
    expect(is).toEqual(specified);
    expect(read(seenIn)).toContain(title);
  });

  it.each(written)('have their value: %s [RUL-01]', (_what, file, line, seenIn, title) => {
    expect(read(`packages/domain/${file}`)).toContain(line);
    expect(read(seenIn)).toContain(title);
  });

  it.each(copies)('stand in one place: %s [RUL-01]', (_what, copy, home) => {
    expect(sources.filter(({ text }) => copy.test(text)).map(({ file }) => file)).toEqual(home ? [home] : []);
  });
});
