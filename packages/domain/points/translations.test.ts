import { describe, expect, it } from 'vitest';
import { planTranslations } from './translations.ts';

describe('saving translations', () => {
  const kept = [
    { language: 'fi' as const, value: 'Öljy' },
    { language: 'de' as const, value: 'Öl' },
  ];
  it.each([
    ['what is sent back changes nothing', kept, { written: [], removed: [] }],
    [
      'another text is written, trimmed',
      [{ language: 'fi' as const, value: ' Öljyt ' }],
      { written: [{ language: 'fi', value: 'Öljyt' }], removed: [] },
    ],
    [
      'a new language is written',
      [{ language: 'zh' as const, value: '油' }],
      { written: [{ language: 'zh', value: '油' }], removed: [] },
    ],
    ['a blank one is removed', [{ language: 'de' as const, value: '  ' }], { written: [], removed: ['de'] }],
    [
      'a blank one that is not there stays away',
      [{ language: 'sv' as const, value: '' }],
      { written: [], removed: [] },
    ],
    [
      'a confirmed one is written again',
      [{ language: 'fi' as const, value: 'Öljy', confirmed: true }],
      { written: [{ language: 'fi', value: 'Öljy' }], removed: [] },
    ],
    [
      'of two for one language the last counts',
      [
        { language: 'sv' as const, value: 'Olja' },
        { language: 'sv' as const, value: 'Oljan' },
      ],
      { written: [{ language: 'sv', value: 'Oljan' }], removed: [] },
    ],
  ])('%s', (_, sent, changes) => {
    expect(planTranslations(kept, sent)).toEqual(changes);
  });
});
