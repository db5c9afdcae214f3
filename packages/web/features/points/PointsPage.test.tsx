import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../testing/customers.ts';
import { type Answers, fakeApi } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { aKnownPoint, anEntry, crushers, referenceAnswers } from '../../testing/points.ts';
import { renderApp } from '../../testing/render-app.tsx';

const point = aKnownPoint(1, 'Comment', { name: 'Noise' });

async function openPage(search = '', answers: Answers = {}) {
  const api = fakeApi({
    ...sessionOf('dev'),
    ...referenceAnswers,
    'GET inspectionPoints/list': { body: [anEntry(1, point.name)] },
    [`GET inspectionPoints/${point.id}`]: { body: point },
    [`PUT inspectionPoints/${point.id}`]: { body: point },
    'POST inspectionPoints': ({ body }) => ({ status: 201, body }),
    ...answers,
  });
  const { router } = renderApp(`/InspectionPoints${search}`, 'dev');
  await tabs('Inspection points');
  return { user: userEvent.setup(), router, api };
}

const tabs = async (label: string) => within(await screen.findByRole('tablist', { name: label })).getAllByRole('tab');
const titles = (list: HTMLElement[]) => list.map(({ textContent }) => textContent);
const selected = async (label: string) =>
  titles((await tabs(label)).filter((tab) => tab.getAttribute('aria-selected') === 'true'));

describe('the page of inspection points', () => {
  it('asks for what it needs, and for a point and its protocols once that is chosen [PNT-02]', async () => {
    const { user, api } = await openPage();
    await screen.findByRole('link', { name: /Noise/ });
    const needed = ['inspectionPoints/list', 'productFamilies', 'units', 'inspectionProtocols/types'];
    const shared = ['inspectionPoints/useCases', 'languages', 'productCategories/all'];
    for (const path of [...needed, ...shared]) await waitFor(() => expect(api.calls()).toContain(`GET ${path}`));
    expect(api.calls().filter((call) => call.includes(point.id))).toEqual([]);
    await user.click(screen.getByRole('link', { name: /Noise/ }));
    const ofPoint = () => api.calls().filter((call) => call.includes(point.id));
    await waitFor(() =>
      expect(ofPoint().toSorted()).toEqual([
        `GET inspectionPoints/${point.id}`,
        `GET inspectionPoints/${point.id}/protocols`,
      ]),
    );
  });
});

describe('the list of inspection points', () => {
  const screens = { id: customerId(77), name: 'Screens' };
  it.each([
    ['its kind of answer', async (user: UserEvent) => user.type(await field('Kind of answer'), 'measurement{Enter}')],
    ['its product category', async (user: UserEvent) => user.type(await field('Product category'), 'scr{Enter}')],
    ['no protocol that uses it', async (user: UserEvent) => user.click(await screen.findByLabelText(/no protocol/))],
  ])('is narrowed by %s, among the filters that are needed now and then', async (_what, narrow) => {
    const wanted = { type: 'Measurement', productCategoryId: screens.id, unused: true };
    const { user } = await openPage('', {
      'GET productCategories/all': { body: [crushers, screens] },
      'GET inspectionPoints/list': { body: [anEntry(1, 'Noise'), anEntry(2, 'Gap', wanted)] },
    });
    await screen.findByRole('link', { name: /Noise/ });
    await user.click(screen.getByText('More filters'));
    await narrow(user);
    await waitFor(() => expect(screen.queryByRole('link', { name: /Noise/ })).toBeNull());
    expect(screen.getByRole('link', { name: /Gap/ })).toBeTruthy();
  });
  const field = (name: string) => screen.findByRole('combobox', { name });

  it('says in which languages a point is translated, and where a translation is outdated [PNT-03]', async () => {
    const languages = [
      { id: 'fi', outdated: true },
      { id: 'zh', outdated: false },
    ];
    await openPage('', { 'GET inspectionPoints/list': { body: [anEntry(1, 'Noise', { languages })] } });
    const entry = await screen.findByRole('link', { name: /Noise/ });
    expect(within(entry).getByTitle('Suomi: the translation is outdated')).toBeTruthy();
    expect(within(entry).getByTitle('中文: translated')).toBeTruthy();
  });

  it('marks the point that one comes back from', async () => {
    const { user } = await openPage();
    const entry = () => screen.findByRole('link', { name: /Noise/ });
    expect((await entry()).dataset.marked).toBeUndefined();
    await user.click(await entry());
    await user.click(await screen.findByText('All points'));
    await screen.findByText('Choose a point');
    expect((await entry()).dataset.marked).toBe('true');
    expect((await entry()).getAttribute('aria-current')).toBeNull();
  });
});

describe('the tabs of inspection points [PNT-01]', () => {
  it('list and edit points in the first and create them in the second; a point has content and localization', async () => {
    const { user, router, api } = await openPage();
    expect(titles(await tabs('Inspection points'))).toEqual(['Points', 'New point']);
    expect(await selected('Inspection points')).toEqual(['Points']);

    await user.click(await screen.findByRole('link', { name: /Noise/ }));
    const [content, localization] = await tabs('Parts of the point');
    expect(content?.textContent).toBe('Content');
    expect(localization?.textContent).toBe('Localization');
    // What was not measured has no limits, and says so.
    const limits = screen.getByRole('tab', { name: /^Limits/ });
    expect(limits.getAttribute('aria-disabled')).toBe('true');
    expect(limits.textContent).toContain('Only measurements have limits');
    await user.click(limits);
    expect(await selected('Parts of the point')).toEqual(['Content']);
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'Listen.');
    await user.click(screen.getByRole('button', { name: 'Save point' }));
    await screen.findByText('Noise was saved.');
    expect(router.state.location.search).toMatchObject({ point: point.id });
    expect(api.sent.find(({ call }) => call === `PUT inspectionPoints/${point.id}`)?.body).toMatchObject({
      description: 'Listen.',
    });

    await user.click(screen.getByRole('tab', { name: 'New point' }));
    expect(router.state.location.search).toMatchObject({ tab: 'tab-2' });
    await waitFor(async () => expect(await selected('Inspection points')).toEqual(['New point']));
    await user.click(await screen.findByRole('link', { name: /^Simple/ }));
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Smell');
    await user.type(screen.getByRole('combobox', { name: /^Product category/ }), 'cru{Enter}');
    await user.click(screen.getByRole('button', { name: 'Create point' }));
    await screen.findByText('Smell was created.');
  });

  it.each([
    ['', 'Points'],
    ['?tab=tab-1', 'Points'],
    ['?tab=tab-2', 'New point'],
    ['?tab=tab-3', 'Points'],
    ['?tab=nonsense', 'Points'],
  ])('follow the address %s: %s is selected', async (search, title) => {
    await openPage(search);
    expect(await selected('Inspection points')).toEqual([title]);
  });

  it('open the localization from the address', async () => {
    await openPage(`?point=${point.id}&view=tab-2`);
    expect(await selected('Parts of the point')).toEqual(['Localization']);
    expect(await screen.findByRole('button', { name: 'Update languages' })).toBeTruthy();
  });
});

describe('the points of a distributor', () => {
  it('are told from those of the provider', async () => {
    fakeApi({
      ...sessionOf('dora'),
      ...referenceAnswers,
      'GET inspectionPoints/list': { body: [anEntry(1, 'Noise'), anEntry(2, 'Heat', { editable: false })] },
    });
    renderApp('/InspectionPoints', 'dora');
    const told = async (name: RegExp) => (await screen.findByRole('link', { name })).textContent;
    expect(await told(/Noise/)).toContain('Your company');
    expect(await told(/Heat/)).not.toContain('Your company');
  });
});

describe('the points with an outdated translation', () => {
  it('are listed alone where My page leads there: those that one may change', async () => {
    const outdated = { languages: [{ id: 'fi', outdated: true }] };
    const { user, router } = await openPage('?outdated=on', {
      'GET inspectionPoints/list': {
        body: [
          anEntry(1, 'Noise'),
          anEntry(2, 'Heat', outdated),
          anEntry(3, 'Somebody else’s', { ...outdated, editable: false }),
          anEntry(4, 'Smell', { languages: [{ id: 'fi', outdated: false }] }),
        ],
      },
    });
    await screen.findByRole('link', { name: /Heat/ });
    const listed = () =>
      ['Noise', 'Heat', 'Somebody', 'Smell'].filter((name) => screen.queryByRole('link', { name: new RegExp(name) }));
    expect(listed()).toEqual(['Heat']);
    await user.click(screen.getByRole('checkbox', { name: 'With an outdated translation (1)' }));
    await waitFor(() => expect(listed()).toEqual(['Noise', 'Heat', 'Somebody', 'Smell']));
    expect(router.state.location.search).not.toHaveProperty('outdated');
  });
});
