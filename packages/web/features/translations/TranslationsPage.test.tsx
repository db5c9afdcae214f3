import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { customerId } from '../../testing/customers.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const categories = [
  {
    id: customerId(1),
    name: 'Crushers',
    points: 20,
    texts: 200,
    languages: [
      { id: 'fi', translated: 199, outdated: 1 },
      { id: 'zh', translated: 50, outdated: 0 },
    ],
  },
  { id: customerId(2), name: 'Drills', points: 0, texts: 0, languages: [] },
];
const terms = [
  { kind: 'category', source: 'Frame', translations: [{ name: 'fi', value: 'Runko' }] },
  { kind: 'phase', source: 'Stopped', translations: [] },
];

async function openPage(answers: Answers = {}) {
  const opened = { location: { href: '' }, close: vi.fn() };
  vi.stubGlobal(
    'open',
    vi.fn(() => opened),
  );
  const api = fakeApi({
    ...sessionOf('dev'),
    'GET translations/productCategories': { body: categories },
    'GET translations/terms': { body: terms },
    'GET translations/excelLink': { body: { link: 'https://assay.example/sheet' } },
    'PUT translations/terms': ({ body }) => ({
      body: terms.map((term) => ({
        ...term,
        translations: (body as { source: string; name: string; value: string }[]).filter(
          ({ source }) => source === term.source,
        ),
      })),
    }),
    ...answers,
  });
  renderApp('/Translations', 'dev');
  await screen.findByRole('checkbox', { name: 'Choose Crushers' });
  return { api, opened, user: userEvent.setup() };
}

describe('the page of translations', () => {
  it('offers names and descriptions of the chosen categories, and opens the answer’s link in a new window [TRN-01]', async () => {
    const { api, opened, user } = await openPage();
    const names = screen.getByRole('button', { name: 'Download names' });
    expect(names).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: 'Choose Crushers' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Drills' }));
    await user.click(names);
    await vi.waitFor(() => expect(opened.location.href).toBe('https://assay.example/sheet'));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Crushers' }));
    await user.click(screen.getByRole('button', { name: 'Download descriptions' }));
    const asked = () => api.sent.filter(({ call }) => call === 'GET translations/excelLink').map(({ query }) => query);
    await vi.waitFor(() =>
      expect(asked()).toEqual([
        { type: 'Name', categories: `${customerId(1)};${customerId(2)}` },
        { type: 'Description', categories: customerId(2) },
      ]),
    );
    expect(window.open).toHaveBeenCalledTimes(2);
  });

  it('closes the window and says why when there is no link', async () => {
    const { opened, user } = await openPage({ 'GET translations/excelLink': problem(503, 'unavailable') });
    await user.click(screen.getByRole('checkbox', { name: 'All categories' }));
    await user.click(screen.getByRole('button', { name: 'Download names' }));
    await screen.findByText(/^The spreadsheet could not be made/);
    expect(opened.close).toHaveBeenCalled();
  });

  it('draws how complete each language is by product category', async () => {
    await openPage();
    const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
    const bars = row('Crushers')
      .getAllByRole('img')
      .map((bar: HTMLElement) => bar.getAttribute('aria-label'));
    expect(bars).toHaveLength(8);
    // One outdated text is enough for not being complete.
    expect(bars[0]).toBe('Suomi: 99 % translated, 1 outdated, 0 missing of 200 texts');
    expect(bars[1]).toBe('Svenska: 0 % translated, 0 outdated, 200 missing of 200 texts');
    expect(bars[7]).toBe('中文: 25 % translated, 0 outdated, 150 missing of 200 texts');
    expect(row('Drills').queryAllByRole('img')).toEqual([]);
  });

  it('translates the words that points and protocols share', async () => {
    const { api, user } = await openPage();
    await user.click(await screen.findByText('Titles of categories'));
    await user.click(screen.getByText('Phases of work'));
    expect(await screen.findByRole('textbox', { name: 'Frame in Suomi' })).toHaveProperty('value', 'Runko');
    await user.click(screen.getByRole('button', { name: /^中文/ }));
    await user.type(screen.getByRole('textbox', { name: 'Stopped in 中文' }), '停机');
    await user.click(screen.getByRole('button', { name: 'Update languages' }));
    await screen.findByText('The shared words were updated.');
    expect(api.sent.find(({ call }) => call === 'PUT translations/terms')?.body).toEqual([
      { kind: 'phase', source: 'Stopped', name: 'zh', value: '停机' },
    ]);
  });
});
