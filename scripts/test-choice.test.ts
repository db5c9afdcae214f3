import { describe, expect, it } from 'vitest';
import { chooseTests } from './test-choice.ts';

const known = ['check', 'unit', 'server', 'web', 'postgres-15', 'e2e'];
const files = [
  'packages/domain/customers/plan-import.test.ts',
  'packages/server/features/customers/merge-customers.test.ts',
  'packages/web/features/customers/CustomerForm.test.tsx',
  'scripts/test-choice.test.ts',
  'e2e/journeys/merge-customers.spec.ts',
  'e2e/release/zoom.spec.ts',
  'packages/server/backup/round-trip.release.test.ts',
];
const choose = (...words: string[]) => chooseTests(words, known, files);

describe('the choice of tests', () => {
  it('is everything when nothing is named', () => {
    expect(choose()).toEqual({ parts: known, files: [], unknown: [], withRelease: false });
  });

  it('is the parts that are named', () => {
    expect(choose('unit', 'e2e')).toMatchObject({ parts: ['unit', 'e2e'], files: [], unknown: [] });
  });

  it('is the files whose path holds a word, in the parts that have such files', () => {
    expect(choose('merge-customers')).toMatchObject({
      parts: ['server', 'e2e'],
      files: [files[1], files[4]],
      unknown: [],
    });
    expect(choose('test-choice').parts).toEqual(['unit']);
  });

  it('is narrowed by a part and a word together', () => {
    expect(choose('server', 'customers')).toMatchObject({ parts: ['server'], files: [files[1]], unknown: [] });
  });

  it('says which word no path holds', () => {
    expect(choose('customers', 'custmers').unknown).toEqual(['custmers']);
    expect(choose('release', 'custmers').unknown).toEqual(['custmers']);
  });

  it('has the tests of a release only when that is named, alone, beside a part or beside a word', () => {
    expect(choose('release')).toEqual({ parts: known, files: [], unknown: [], withRelease: true });
    expect(choose('release', 'e2e')).toMatchObject({ parts: ['e2e'], files: [], withRelease: true });
    expect(choose('release', 'zoom', 'backup')).toMatchObject({
      parts: ['e2e', 'server'],
      files: [files[5], files[6]],
    });
    expect(choose('zoom').unknown).toEqual(['zoom']);
    expect(choose('server', 'r').files).not.toContain(files[6]);
  });
});
