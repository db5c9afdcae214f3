import type { InspectionPoint } from '@assay/contract/points/point';
import { newChoiceList, newChoiceOption } from '@assay/domain/points/new-parts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { fakeApi, problem } from '../../../testing/fake-api.ts';
import { sessionOf } from '../../../testing/people.ts';
import { aKnownPoint, anEntry, crushers, referenceAnswers } from '../../../testing/points.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const translated = (name: string, value: string, before: string | null = null) => ({
  id: name,
  name,
  value,
  updated: '2026-01-01T00:00:00.000Z',
  outdated: before !== null,
  source: before ?? value,
});
const optionId = customerId(11);
const known = {
  ...aKnownPoint(1, 'MultipleChoices', {
    name: 'Oil level',
    description: 'Cold.',
    multipleChoices: [
      {
        ...newChoiceList(0),
        id: customerId(10),
        title: '',
        options: [{ ...newChoiceOption(0), id: optionId, title: 'Low' }],
      },
    ],
  }),
  translations: [translated('fi', 'Öljyn taso', 'Oil'), translated('de', 'Ölstand')],
  descriptionTranslations: [translated('de', 'Kalt.')],
  textTranslations: [{ ...translated('de', 'Niedrig'), key: optionId }],
} as unknown as InspectionPoint;

async function openLocalization(person: 'dev' | 'dora', fails?: 'stale') {
  let point = known;
  const save = (name: keyof InspectionPoint) => () => {
    if (fails) return problem(412, 'stale', { current: point });
    point = { ...point, revision: point.revision + 1 };
    return { body: { ...point, saved: name } };
  };
  const path = `inspectionPoints/${known.id}`;
  const api = fakeApi({
    ...sessionOf(person),
    ...referenceAnswers,
    'GET inspectionPoints/list': { body: [anEntry(1, known.name)] },
    [`GET ${path}`]: () => ({ body: point }),
    [`PUT ${path}/updatetranslations`]: save('translations'),
    [`PUT ${path}/updatedescriptiontranslations`]: save('descriptionTranslations'),
    [`PUT ${path}/updatetexttranslations`]: save('textTranslations'),
  });
  renderApp(`/InspectionPoints?point=${known.id}&view=tab-2`, person);
  await screen.findByRole('group', { name: 'Language' });
  const puts = () =>
    api.sent
      .filter(({ call }) => call.startsWith('PUT'))
      .map(({ call, body, headers }) => [call.split('/').at(-1), body, headers.get('if-match')]);
  return { user: userEvent.setup(), puts };
}

const chips = () =>
  within(screen.getByRole('group', { name: 'Language' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('the localization of a point [PNT-20]', () => {
  it('has every non-English language, how far it is, and warns of outdated translations', async () => {
    const { user } = await openLocalization('dora');
    expect(chips()).toEqual([
      'Suomi · 1 outdated',
      'Svenska · 0 of 3',
      'Deutsch · complete',
      'Français · 0 of 3',
      'Español · 0 of 3',
      'Português · 0 of 3',
      'Русский · 0 of 3',
      '中文 · 0 of 3',
    ]);
    // The one that waits for a translator comes first.
    expect(field(/^Name Oil level in Suomi/)).toHaveProperty('value', 'Öljyn taso');
    expect(screen.getByText('The English text changed after this translation was written.')).toBeTruthy();
    expect(screen.getByText('Translated from: Oil')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Deutsch/ }));
    expect(field(/^Description Cold\. in Deutsch/)).toHaveProperty('value', 'Kalt.');
    expect(field(/^Option Low in Deutsch/)).toHaveProperty('value', 'Niedrig');
    expect(screen.queryByText(/The English text changed|Translated from/)).toBeNull();
  });

  it('saves names, descriptions and the texts inside by "Update languages", in all languages at once, and only what changed', async () => {
    const { user, puts } = await openLocalization('dora');
    const update = screen.getByRole('button', { name: 'Update languages' });
    expect(update).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Still right' }));
    await user.click(screen.getByRole('button', { name: /^中文/ }));
    await user.type(field(/^Name/), '油位');
    await user.type(field(/^Option Low/), '低');
    await user.click(screen.getByRole('button', { name: /^Deutsch/ }));
    await user.clear(field(/^Description/));
    await user.type(field(/^Name/), 'x{Backspace}');
    await user.click(update);
    await screen.findByText('The languages of Oil level were updated.');
    expect(puts()).toEqual([
      [
        'updatetranslations',
        [
          { name: 'fi', value: 'Öljyn taso', confirmed: true },
          { name: 'zh', value: '油位' },
        ],
        '"4"',
      ],
      ['updatedescriptiontranslations', [{ name: 'de', value: '' }], '"5"'],
      ['updatetexttranslations', [{ key: optionId, name: 'zh', value: '低' }], '"6"'],
    ]);
    expect(update).toHaveProperty('disabled', true);
  });

  it('keeps what was typed when somebody else changed the point', async () => {
    const { user } = await openLocalization('dora', 'stale');
    await user.type(field(/^Description/), 'Kylmänä.');
    await user.click(screen.getByRole('button', { name: 'Update languages' }));
    await screen.findByText('The point was changed meanwhile');
    expect(field(/^Description/)).toHaveProperty('value', 'Kylmänä.');
  });

  it.each([
    ['dev', true],
    ['dora', false],
  ] as const)('shows debug info to %s: %s', async (person, shown) => {
    await openLocalization(person);
    expect(screen.queryByRole('heading', { name: 'Debug info' }) !== null).toBe(shown);
    if (shown) {
      expect(screen.getByText(known.id)).toBeTruthy();
      expect(await screen.findByText(crushers.name)).toBeTruthy();
    }
  });
});
