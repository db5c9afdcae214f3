import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  customised,
  inIndexOrder,
  isTemporary,
  newChoiceList,
  newChoiceOption,
  newDropdown,
  newDropdownOption,
  newField,
  newGroupOption,
  newRangeValue,
  newSummaryField,
  newSummaryRow,
  nextIndex,
  renumbered,
  temporaryId,
} from './new-parts.ts';
import type { OptionGroup } from './parts.ts';

describe('new parts', () => {
  it.each([
    newField,
    newSummaryField,
    newSummaryRow,
    newRangeValue,
    newChoiceOption,
    newChoiceList,
    newGroupOption,
    newDropdownOption,
    newDropdown,
  ])('of %o have the index that they were given and an id that begins with temp-id-', (fresh) => {
    expect(fresh(4)).toMatchObject({ index: 4, id: expect.stringMatching(/^temp-id-.+/) });
    expect(fresh(4).id).not.toBe(fresh(4).id);
  });

  it('have ids that differ from those of known parts', () => {
    expect(temporaryId()).toMatch(/^temp-id-.+/);
    expect(temporaryId()).not.toBe(temporaryId());
    expect(isTemporary(temporaryId())).toBe(true);
    expect(isTemporary('0190a000-0000-7000-8000-000000000001')).toBe(false);
  });

  it('have ids on a page without a secure connection too', () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
    expect(temporaryId()).toMatch(/^temp-id-.+/);
  });

  it.each([
    [[], 0],
    [[0], 1],
    [[0, 1, 2], 3],
    [[5, 2], 6],
    [[0, 0], 1],
  ])('beside parts with the indexes %j get %d: the largest and one, from 0', (indexes, next) =>
    expect(nextIndex(indexes.map((index) => ({ index })))).toBe(next),
  );

  it('are shown in the order of their indexes, and keep it when they are renumbered', () => {
    const part = fc.record({ index: fc.nat(9), id: fc.uuid() });
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const ordered = inIndexOrder(parts);
        expect(ordered.map(({ index }) => index)).toEqual(parts.map(({ index }) => index).sort((a, b) => a - b));
        const dense = renumbered(ordered);
        expect(dense.map(({ index }) => index)).toEqual(ordered.map((_, i) => i));
        expect(dense.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id));
      }),
    );
  });
});

describe('a predefined group that is customised', () => {
  const group: OptionGroup = {
    id: 'group',
    name: 'Condition',
    custom: false,
    options: [
      { ...newGroupOption(0), id: 'good', name: 'Good' },
      {
        ...newGroupOption(1),
        id: 'worn',
        name: 'Worn',
        defaultComment: 'Worn.',
        followUpRangeValue: { ...newRangeValue(0), id: 'mm' },
      },
    ],
  };

  it('is the point’s own, without the old ids and with everything else [PNT-15]', () => {
    const own = customised(group);
    const ids = [own.id, ...own.options.flatMap(({ id, followUpRangeValue }) => [id, followUpRangeValue?.id ?? id])];
    expect(ids.every(isTemporary)).toBe(true);
    expect(own).toMatchObject({
      name: 'Condition',
      custom: true,
      options: [
        { name: 'Good', followUpRangeValue: null },
        { name: 'Worn', defaultComment: 'Worn.', followUpRangeValue: { title: '' } },
      ],
    });
    expect(group.custom).toBe(false);
  });
});
