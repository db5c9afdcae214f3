import { newChoiceList, newChoiceOption } from '@assay/domain/points/new-parts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, fakeApi, problem } from '../../../testing/fake-api.ts';
import { sessionOf } from '../../../testing/people.ts';
import { aKnownPoint, anEntry, referenceAnswers } from '../../../testing/points.ts';
import { aCategory, aDependency, aKnownProtocol, aProtocolPoint } from '../../../testing/protocols.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const belts = { ...aProtocolPoint(21, 'V-belts'), inspectionPointId: anEntry(1, '').id };
const rule = { '!=': [{ var: 'belts' }, 'Damaged'] };
const tension = {
  ...aProtocolPoint(22, 'Tension', {
    dependencies: [
      aDependency(31, { type: 'point', parameter: 'belts', protocolPointId: belts.id }),
      aDependency(32, { json: rule }),
    ],
  }),
  inspectionPointId: anEntry(2, '').id,
};
const old = aKnownProtocol(1, { name: 'Daily look', categories: [aCategory(10, 'Drive', [belts, tension])] });

/** V-belts as a choice of two. */
const belted = aKnownPoint(1, 'MultipleChoices', {
  name: 'V-belts',
  multipleChoices: [
    {
      ...newChoiceList(0),
      options: ['Worn', 'Frayed, both sides'].map((title, place) => ({ ...newChoiceOption(place), title })),
    },
  ],
});

async function open(address: string, answers: Answers = {}) {
  const api = fakeApi({
    ...sessionOf('dev'),
    ...referenceAnswers,
    'GET inspectionPoints/list': { body: [anEntry(1, 'V-belts'), anEntry(2, 'Tension')] },
    [`GET inspectionPoints/${belts.inspectionPointId}`]: { body: belted },
    'GET inspectionPhases': { body: [] },
    'GET categoryTitles': { body: [] },
    [`GET InspectionProtocols/${old.protocolId}`]: { body: old },
    'POST inspectionProtocols': ({ body }) => ({ status: 201, body: { ...old, ...(body as object) } }),
    ...answers,
  });
  renderApp(`/Protocols?tab=tab-2&copyOf=${old.protocolId}${address}`, 'dev');
  await screen.findByText(/Daily look$/, { selector: '[role=note] *' });
  const saved = () => api.sent.filter(({ call }) => call === 'POST inspectionProtocols').map(({ body }) => body);
  return { user: userEvent.setup(), saved };
}

describe('a saved protocol', () => {
  it.each([
    [true, /To change it, choose Replace/],
    [false, /To change it, create a copy\.$/],
  ])('says why it is not edited and what to do instead, where replacing it is allowed: %s', async (editable, text) => {
    fakeApi({
      ...sessionOf('dev'),
      ...referenceAnswers,
      [`GET InspectionProtocols/${old.protocolId}`]: { body: { ...old, editable } },
      [`GET InspectionProtocols/${old.protocolId}/history`]: { body: [] },
    });
    renderApp(`/Protocols/${old.protocolId}`, 'dev');
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

afterEach(() => localStorage.clear());

describe('a copy of a protocol', () => {
  it('says that it takes the place of the old one, and is saved so', async () => {
    const { user, saved } = await open('&replace=yes');
    expect(screen.getByText('Replaces Daily look')).toBeTruthy();
    await user.click(screen.getByText('Save protocol'));
    await waitFor(() => expect(saved()).toMatchObject([{ replacesProtocolId: old.protocolId }]));
    expect(await screen.findByText('New Protocol saved!')).toBeTruthy();
  });

  it('may become one that stays beside the old one, and back', async () => {
    const { user, saved } = await open('');
    expect(screen.getByText('Copy of Daily look')).toBeTruthy();
    await user.click(screen.getByText('Replace the old one'));
    await user.click(screen.getByText('Keep both: save as a copy'));
    await user.click(screen.getByText('Save protocol'));
    await waitFor(() =>
      expect(saved()).toMatchObject([{ copyOfProtocolId: old.protocolId, replacesProtocolId: null }]),
    );
  });

  it('keeps everything when somebody else was first, and says so', async () => {
    const errors = [{ path: 'replacesProtocolId', code: 'protocol.retired', message: 'in English' }];
    const { user } = await open('&replace=yes', { 'POST inspectionProtocols': problem(400, 'invalid', { errors }) });
    await user.click(screen.getByText('Save protocol'));
    expect(await screen.findByText(/Somebody has replaced or deleted this protocol already/)).toBeTruthy();
    expect(screen.getByText('Replaces Daily look')).toBeTruthy();
  });

  it('offers the options of a choice to a rule, and says what is none of them', async () => {
    const { user } = await open('');
    await user.click(screen.getByLabelText('Options of Tension'));
    expect(await screen.findByText('No option is called Damaged')).toBeTruthy();
    const value = screen.getByLabelText<HTMLInputElement>('Value');
    expect(Array.from(value.list?.options ?? [], (option) => option.value)).toEqual(['Worn', 'Frayed, both sides']);
    await user.clear(value);
    await user.type(value, 'Worn');
    expect(screen.queryByText(/is called/)).toBeNull();
    await user.selectOptions(screen.getByLabelText('Operator'), 'oneOf');
    await user.clear(value);
    await user.type(value, 'worn, "Frayed, both sides"');
    expect(screen.getByText('No option is called worn')).toBeTruthy();
  });

  it('is not saved while a point depends on one that was removed', async () => {
    const { user, saved } = await open('');
    await user.click(screen.getByLabelText('Remove V-belts'));
    await user.click(screen.getByText('Save protocol'));
    expect(await screen.findByRole('button', { name: /^Choose another source point/ })).toBeTruthy();
    expect(saved()).toEqual([]);
  });

  it('has rules that are written as conditions or as JSON', async () => {
    const { user, saved } = await open('');
    await user.click(screen.getByLabelText('Options of Tension'));
    const operator = await screen.findByLabelText<HTMLSelectElement>('Operator');
    expect(operator.value).toBe('isNot');
    expect(screen.getByLabelText<HTMLSelectElement>('Answer to').selectedOptions[0]?.textContent).toBe(
      'V-belts (belts)',
    );
    await user.selectOptions(operator, 'oneOf');
    await user.clear(screen.getByLabelText('Value'));
    await user.type(screen.getByLabelText('Value'), 'Worn, Loose');
    await user.click(screen.getByText('Add a condition'));
    await user.click(screen.getByText('Any of these'));
    await user.click(screen.getByText('JSON'));
    const json = screen.getByLabelText<HTMLTextAreaElement>('Rule (JSON)');
    const belted = { var: 'belts' };
    expect(JSON.parse(json.value)).toEqual({ or: [{ in: [belted, ['Worn', 'Loose']] }, { '!!': [belted] }] });
    // What conditions cannot say stays JSON.
    await user.clear(json);
    await user.click(json);
    await user.paste('{"==": [{"substr": [{"var": "belts"}, 0, 1]}, "D"]}');
    expect(screen.getByLabelText<HTMLInputElement>('Conditions').disabled).toBe(true);
    await user.click(screen.getByText('Save protocol'));
    await waitFor(() =>
      expect(saved()).toMatchObject([
        {
          categories: [
            { inspectionPoints: [{}, { dependencies: [{}, { json: { '==': [{ substr: [belted, 0, 1] }, 'D'] } }] }] },
          ],
        },
      ]),
    );
  });
});
