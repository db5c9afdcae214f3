import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { coneModels } from '../../../testing/equipments.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { sessionOf } from '../../../testing/people.ts';
import { formPart, write } from '../../../testing/point-form.tsx';
import { aKnownPoint, anEntry, referenceAnswers } from '../../../testing/points.ts';
import { aCategory, aDependency, aKnownProtocol, aProtocolPoint } from '../../../testing/protocols.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const [oil, noise] = [aProtocolPoint(21, 'Oil level'), aProtocolPoint(22, 'Noise')];
const known = aKnownProtocol(1, { categories: [aCategory(10, 'Drive', [oil, noise])] });
const inFinnish = { name: 'fi', value: 'Öljyn taso', outdated: false, source: null, id: 'fi', updated: '' };

/** The walk through the protocol, as this person sees it. */
async function openPreview(language: string) {
  fakeApi({
    ...sessionOf('dev'),
    ...referenceAnswers,
    'GET auth/preferences': { body: { language, revision: 3 } },
    [`GET InspectionProtocols/${known.protocolId}`]: { body: known },
    [`GET inspectionProtocols/${known.protocolId}/history`]: { body: [] },
    'GET inspectionPoints/list': ({ query }) => ({
      body: [
        anEntry(521, 'Oil level', query.language === 'fi' ? { nameInLanguage: 'Öljyn taso' } : {}),
        anEntry(522, 'Noise'),
      ],
    }),
    'GET translations/terms': {
      body: [{ kind: 'category', source: 'Drive', translations: [{ name: 'fi', value: 'Käyttö' }] }],
    },
    [`GET inspectionPoints/${oil.inspectionPointId}`]: {
      body: { ...aKnownPoint(521, 'Comment', { name: 'Oil level' }), translations: [inFinnish] },
    },
    [`GET inspectionPoints/${noise.inspectionPointId}`]: { body: aKnownPoint(522, 'Comment', { name: 'Noise' }) },
  });
  renderApp(`/Protocols/${known.protocolId}`, 'dev');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const list = within(await screen.findByRole('navigation', { name: 'Points of the walk' }));
  return { user, list };
}

describe('the walk through a protocol', () => {
  it('is in the language of its reader, list and titles too, and marks for authors what is not translated', async () => {
    const { user, list } = await openPreview('fi');
    expect(await list.findByRole('heading', { name: 'Käyttö' })).toBeTruthy();
    const [first, second] = list.getAllByRole('button');
    expect([first?.textContent, second?.textContent]).toEqual(['Öljyn taso', 'Noise']);
    expect(await screen.findByRole('heading', { name: 'Öljyn taso' })).toBeTruthy();
    expect(screen.queryByText(/^Not translated/)).toBeNull();
    if (second) await user.click(second);
    expect(await screen.findByText('Not translated into Suomi, shown in English: Noise')).toBeTruthy();
  });

  it('is in English for those who read that', async () => {
    const { list } = await openPreview('en');
    expect(list.getByRole('heading', { name: 'Drive' })).toBeTruthy();
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Oil level', 'Noise']);
  });
});

const walkList = async (preview: ReturnType<typeof within>) =>
  within(await preview.findByRole('navigation', { name: 'Points of the walk' }));

describe('the walk through a draft', () => {
  const [hp200] = coneModels;
  const named = ['Look', 'Depth', 'Remark'].map((name, place) => aProtocolPoint(31 + place, name));
  const draft = aKnownProtocol(2, {
    name: 'Annual Cone HP200',
    type: 'Annual',
    targets: known.targets.map((target) => ({
      ...target,
      productModelId: hp200?.id ?? '',
      productModelName: hp200?.name ?? '',
    })),
    categories: [aCategory(11, 'Wear', named)],
  });
  const optionGroup = {
    id: customerId(40),
    name: 'Look',
    custom: true,
    options: ['Good', 'Worn'].map((name, index) => ({
      ...{ id: customerId(41 + index), index, name, defaultComment: '' },
      ...{ followUpRangeValue: null, followUpRangeValueId: null },
    })),
  };
  const points = [
    aKnownPoint(531, 'RadioButtonSelection', { name: 'Look', optionGroup }),
    aKnownPoint(532, 'Measurement', { name: 'Depth', measurementTitle: 'Depth' }),
    aKnownPoint(533, 'Comment', { name: 'Remark' }),
  ];

  async function openDraft() {
    fakeApi({
      ...sessionOf('dev'),
      ...referenceAnswers,
      'GET inspectionPoints/list': { body: points.map(({ name }, place) => anEntry(531 + place, name)) },
      'GET inspectionPhases': { body: [] },
      'GET categoryTitles': { body: [] },
      [`GET InspectionProtocols/${draft.protocolId}`]: { body: draft },
      ...Object.fromEntries(points.map((point) => [`GET inspectionPoints/${point.id}`, { body: point }])),
    });
    renderApp(`/Protocols?tab=tab-2&copyOf=${draft.protocolId}`, 'dev');
    const user = userEvent.setup();
    const optionsOf = async (name: string) => {
      await user.click(await screen.findByLabelText(`Options of ${name}`, { selector: 'button' }));
      return formPart(`Options of ${name}`);
    };
    return { user, optionsOf };
  }

  it('goes from point to point, which come and go with what they depend on', async () => {
    const { user, optionsOf } = await openDraft();
    const depth = await optionsOf('Depth');
    await user.click(depth.getByText('Depend on a point'));
    await write(user, depth.getByLabelText('Source point', { selector: 'input' }), 'Look');
    await user.keyboard('{Enter}');
    await user.click(depth.getByText('Add a rule'));
    await user.selectOptions(depth.getByLabelText('Operator'), 'is');
    await write(user, depth.getByLabelText('Value'), 'Worn');
    const remark = await optionsOf('Remark');
    await user.click(remark.getByText('Depend on the model'));
    await user.click(remark.getByText('Add a rule'));
    await user.click(remark.getByText('JSON'));
    const json = remark.getByLabelText('Rule (JSON)');
    await user.clear(json);
    await write(user, json, '{"==": [{"var": "a"}, "HP200"]}');

    await user.click(screen.getByText('Preview'));
    const preview = within(await screen.findByRole('dialog', { name: 'Preview: Annual Cone HP200' }));
    const list = await walkList(preview);
    const listed = () => list.getAllByRole('button').map(({ textContent }) => textContent?.replace('answered', ''));
    expect(listed()).toEqual(['Look', 'Remark']);
    expect(preview.getByText('Point 1 of 2 · 0 of 2 points answered')).toBeTruthy();
    await user.click(await preview.findByRole('radio', { name: 'Worn' }));
    expect(listed()).toEqual(['Look', 'Depth', 'Remark']);
    await user.click(preview.getByText('Next'));
    await write(user, await preview.findByRole('textbox', { name: 'Depth' }), '12');
    expect(preview.getByText('Point 2 of 3 · 2 of 3 points answered')).toBeTruthy();
    await user.click(preview.getByText('Back'));
    expect((await preview.findByRole<HTMLInputElement>('radio', { name: 'Worn' })).checked).toBe(true);
    const model = preview.getByLabelText('Preview on: model', { selector: 'input' });
    await user.clear(model);
    await write(user, model, 'HP300');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(listed()).toEqual(['Look', 'Depth']));
    await user.click(preview.getByRole('radio', { name: 'Good' }));
    expect(listed()).toEqual(['Look']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the walk through a saved protocol', () => {
  const [stopped, running] = ['Stopped', 'Running'].map((name, order) => ({ id: customerId(61 + order), name, order }));
  const phase = (one: typeof stopped) => ({ phaseId: one?.id ?? '' });
  const missing = aDependency(51, { type: 'point', parameter: 'oil', protocolPointId: 'gone' });
  const points = [
    aProtocolPoint(71, 'Turns', phase(running)),
    aProtocolPoint(72, 'Stands', { ...phase(stopped), dependencies: [missing] }),
    aProtocolPoint(73, 'Fuel', phase(stopped)),
    aProtocolPoint(74, 'Cable', phase(stopped)),
    aProtocolPoint(75, 'Lamp', phase(running)),
  ];
  const titles = ['Frame', 'Diesel', 'Electric', 'Extra'];
  const among = [points.slice(0, 2), points.slice(2, 3), points.slice(3, 4), points.slice(4)];
  const phased = aKnownProtocol(3, {
    name: 'Handover',
    type: 'Commission',
    phasesOn: true,
    phases: [stopped, running].map((one, order) => ({
      id: customerId(63 + order),
      name: one?.name ?? '',
      order,
      ...phase(one),
    })),
    categories: titles.map((title, place) => aCategory(80 + place, title, among[place] ?? [])),
    categoryGroups: [
      { name: 'Drive', kind: 'alternatives', categoryIndices: [1, 2] },
      { name: 'Extras', kind: 'optional', categoryIndices: [3] },
    ],
  });

  it('asks about its groups, goes phase by phase, and warns of what cannot be read', async () => {
    fakeApi({
      ...sessionOf('dev'),
      ...referenceAnswers,
      'GET inspectionPoints/list': { body: [] },
      'GET inspectionPhases': { body: [stopped, running] },
      'GET translations/terms': { body: [] },
      [`GET InspectionProtocols/${phased.protocolId}`]: { body: phased },
      [`GET inspectionProtocols/${phased.protocolId}/history`]: { body: [] },
      ...Object.fromEntries(
        points.map(({ inspectionPointId: id, name }) => [
          `GET inspectionPoints/${id}`,
          { body: { ...aKnownPoint(1, 'Comment', { name }), id } },
        ]),
      ),
    });
    renderApp(`/Protocols/${phased.protocolId}`, 'dev');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog', { name: 'Preview: Handover' }));
    const start = () => preview.getByRole<HTMLButtonElement>('button', { name: 'Start' });
    const listed = async () => (await walkList(preview)).getAllByRole('button').map(({ textContent }) => textContent);
    expect(start().disabled).toBe(true);
    await user.click(preview.getByRole('radio', { name: 'Electric' }));
    await user.click(preview.getByRole('checkbox', { name: 'Include Extras' }));
    await user.click(start());
    expect(await listed()).toEqual(['Stands', 'Cable', 'Turns']);
    const phases = (await walkList(preview)).getAllByRole('heading', { level: 3 });
    expect(phases.map(({ textContent }) => textContent)).toEqual(['Stopped', 'Running']);
    expect(preview.getByText('Point not found!')).toBeTruthy();
    await user.click(preview.getByRole('button', { name: 'Next' }));
    expect(preview.queryByText('Point not found!')).toBeNull();
    expect(await preview.findByText('Electric · Stopped')).toBeTruthy();

    await user.click(preview.getByRole('button', { name: 'Start again' }));
    await user.click(preview.getByRole('radio', { name: 'Diesel' }));
    await user.click(start());
    expect(await listed()).toEqual(['Stands', 'Fuel', 'Turns', 'Lamp']);
  });
});
