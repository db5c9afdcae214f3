import { passes } from '@assay/domain/access';
import { navigationFor, type PagePath, pageGates, productModelsLink } from '@assay/domain/pages';
import { describe, expect, it } from 'vitest';
import { gatedRoutes, shellCases, specifiedItems } from './specified-shell.ts';

const lower = (paths: readonly string[]) => paths.map((path) => path.toLowerCase());
/** Sorts paths into the order of the specification. */
const inOrder = (paths: readonly string[]) =>
  lower(Object.keys(specifiedItems)).filter((path) => lower(paths).includes(path));

describe('the shell', () => {
  it('has a gate for every route of the specifications', () => {
    expect(lower(Object.keys(pageGates))).toEqual(expect.arrayContaining(lower(gatedRoutes)));
  });

  it.each(shellCases.map((shellCase) => [shellCase.who, shellCase] as const))(
    'shows %s the items of the specifications, in their order [ACC-02, ACC-03, ACC-04, ACC-05]',
    (_who, { bar, ...person }) => {
      // While the group is 0 there is no bar (SHL-02), whatever a flag would put into it.
      const items = person.level === 0 ? [] : navigationFor(person);
      expect(lower(items.map(({ path }) => path))).toEqual(inOrder(bar));
    },
  );

  it.each(shellCases.map((shellCase) => [shellCase.who, shellCase] as const))(
    'opens to %s the routes of the specifications [ACC-06]',
    (_who, { opens, ...person }) => {
      const specified = new Set(lower(gatedRoutes));
      const paths = (Object.keys(pageGates) as PagePath[]).filter((path) => specified.has(path.toLowerCase()));
      const open = paths.filter((path) => passes(pageGates[path], person));
      expect(lower(open).sort()).toEqual(lower(opens).sort());
    },
  );

  it('leads from the equipment to the product models from Admin on [ACC-09]', () => {
    const offered = shellCases.filter((person) => passes(productModelsLink, person));
    expect(offered.map(({ level }) => level)).toEqual([3, 3, 3]);
  });
});
