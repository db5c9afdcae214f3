import { describe, expect, it } from 'vitest';
import { differences, joined, type Side } from './three-way.ts';

const base = {
  name: 'Quarry',
  language: 'en',
  sites: [
    { id: 's1', name: 'North', country: 'Finland' },
    { id: 's2', name: 'South', country: 'Finland' },
    { id: 's3', name: 'West', country: 'Finland' },
  ],
};
const mine = {
  name: 'Quarry mine',
  language: 'en',
  sites: [
    { id: 's1', name: 'North mine', country: 'Finland' },
    { id: 's2', name: 'South', country: 'Finland' },
    { id: 'temp-id-1', name: 'Mine', country: '' },
  ],
};
const theirs = {
  name: 'Quarry theirs',
  language: 'fi',
  sites: [
    { id: 's1', name: 'North', country: 'Sweden' },
    { id: 's3', name: 'West', country: 'Finland' },
    { id: 's4', name: 'Theirs', country: '' },
  ],
};
const found = differences(base, mine, theirs);
const all = (side: Side) => new Map(found.map(({ path }) => [path, side]));

describe('two changes of one record', () => {
  it('differ field by field and part by part, and each side keeps what it alone changed', () => {
    expect(found.map(({ path, preferred }) => `${path} ${preferred}`)).toEqual([
      'name mine',
      'language theirs',
      'sites/s1/name mine',
      'sites/s1/country theirs',
      'sites/s2 theirs',
      'sites/temp-id-1 mine',
      'sites/s3 mine',
      'sites/s4 theirs',
    ]);
  });

  it('are joined as they are preferred when nobody chooses', () => {
    expect(joined(mine, found, new Map())).toEqual({
      name: 'Quarry mine',
      language: 'fi',
      sites: [
        { id: 's1', name: 'North mine', country: 'Sweden' },
        { id: 'temp-id-1', name: 'Mine', country: '' },
        { id: 's4', name: 'Theirs', country: '' },
      ],
    });
  });

  it('lose nothing of mine when mine is chosen throughout', () => {
    expect(joined(mine, found, all('mine'))).toEqual(mine);
  });

  it('lose nothing of theirs when theirs is chosen throughout', () => {
    expect(joined(mine, found, all('theirs'))).toEqual(theirs);
  });

  it('keep a part that was changed here and removed there, and the other way round', () => {
    const gone = { ...base, sites: [] };
    const changed = { ...base, sites: [{ id: 's1', name: 'Changed', country: 'Finland' }] };
    expect(differences(base, changed, gone)).toMatchObject([{ path: 'sites/s1', preferred: 'mine' }]);
    expect(differences(base, gone, changed)).toMatchObject([{ path: 'sites/s1', preferred: 'theirs' }]);
  });

  it('tell references apart by their ids, and take them over whole', () => {
    const [north, south, renamed] = [
      { id: 'n', name: 'North' },
      { id: 's', name: 'South' },
      { id: 'n', name: 'North pit' },
    ];
    const differ = differences({ at: north, by: null }, { at: renamed, by: south }, { at: south, by: null });
    expect(differ.map(({ path, preferred }) => `${path} ${preferred}`)).toEqual(['at theirs', 'by mine']);
    expect(joined({ at: renamed, by: south }, differ, new Map())).toEqual({ at: south, by: south });
  });

  it('do not differ where both made the same change', () => {
    expect(differences(base, mine, mine)).toEqual([]);
  });
});
