import { newGroupOption } from '@assay/domain/points/new-parts';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { frozen, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { giveDeviceStorage } from '../../../testing/device-storage.ts';
import { type Answers, fakeApi, problem } from '../../../testing/fake-api.ts';
import { type PersonName, sessionOf, tokenOf, userOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { inspectionAtWork } from '../testing/work.ts';

/** A device that keeps what was typed, as browsers do; the simulated one has no locks either, and this page is its only one. */
function keepWork(): void {
  giveDeviceStorage();
  const request = async (_: string, ...given: unknown[]) => (given.at(-1) as (lock: object) => unknown)({});
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request, query: async () => ({ held: [] }) },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}

const weld = snapshotPoint('weld', frozen('Comment', { name: 'Weld' }));
const plate = snapshotPoint('plate', frozen('Comment', { name: 'Plate' }));

type Given = Parameters<typeof inspectionAtWork>[1];

async function openPage(points: SnapshotPoint[], given: Given = {}, person: PersonName = 'uma', answers: Answers = {}) {
  const work = inspectionAtWork(points, given);
  const api = fakeApi({
    ...sessionOf(person),
    // Each step is taken by the test.
    'GET auth/preferences': { body: { language: 'en', revision: 3, movesOn: false } },
    ...work.answers,
    ...answers,
  });
  const { router } = renderApp(`/Reports/${work.inspection.id}/perform`, person);
  const user = userEvent.setup();
  await screen.findByRole('tab', { name: 'Points' });
  const puts = () => api.sent.filter(({ call }) => call.startsWith('PUT') && !call.endsWith('/presence'));
  const tab = async (name: string) => user.click(screen.getByRole('tab', { name }));
  return { ...work, api, router, user, puts, tab };
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { exact: true });
/** All at once: what is typed letter by letter is saved as often as the typing pauses. */
async function write(name: string, value: string): Promise<void> {
  const into = await field(name);
  into.focus();
  fireEvent.change(into, { target: { value } });
}
const named = (button: string) => screen.getByRole('button', { name: button });
const radio = (name: string) => screen.getByRole('radio', { name });
const saved = () => screen.findByText('Everything is saved');

describe('a fact that is wrong as it stands', () => {
  const wrong = 'Enter an e-mail address, for example name@company.com';

  it('is kept and not sent, marked once typing pauses, and saved when it is whole', async () => {
    keepWork();
    const { user, puts, tab, router, inspection, path } = await openPage([weld]);
    await tab('Details');
    await write('Contact e-mail', 'aino');
    await screen.findByText('Not saved yet');
    await screen.findByText(wrong);
    await user.tab();
    await write('Contact name', 'Aino Laine');
    await waitFor(() => expect(puts().map(({ body }) => body)).toEqual([{ text: 'Aino Laine' }]));
    await tab('Points');
    await user.click(screen.getByRole('link', { name: 'Show' }));
    await waitFor(async () => expect((await field('Contact e-mail')).value).toBe('aino'));
    screen.getByText(wrong);
    await router.navigate({ to: '/' });
    await screen.findByRole('heading', { name: 'My page' });
    router.history.back();
    await waitFor(async () => expect((await field('Contact e-mail')).value).toBe('aino'));
    await write('Contact e-mail', 'aino@quarry.example');
    await waitFor(() => expect(screen.queryByText(wrong)).toBeNull());
    await saved();
    expect(puts().map(({ call, body }) => [call, body])).toEqual([
      [`PUT ${path}/contactName`, { text: 'Aino Laine' }],
      [`PUT ${path}/contactEmail`, { text: 'aino@quarry.example' }],
    ]);
    expect(inspection.fields.contactEmail).toEqual({ value: 'aino@quarry.example', revision: 2 });
  });

  it('is shown as soon as its field is left, and keeps the inspection from being submitted', async () => {
    const inspector = { value: 'Uma', revision: 1 };
    const { api, user, tab } = await openPage([weld], { fields: { inspector } });
    await tab('Details');
    await write('Inspector', '');
    await user.tab();
    await screen.findByText('Enter a value');
    await tab('Check and submit');
    await screen.findByText('Not saved yet: 1');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(api.calls().filter((call) => call.endsWith('updateStatus'))).toEqual([]);
  });
});

describe('an inspection that is carried out', () => {
  const required = { contentRequired: true, ratingField: { present: false, required: false } };
  const steps = () =>
    [...screen.getByRole('navigation', { name: 'Points of this inspection' }).querySelectorAll('[data-step]')].map(
      ({ textContent }) => textContent,
    );
  const drive = snapshotPoint(
    'drive',
    frozen('RadioButtonSelection', {
      ...{ name: 'Kind of drive', ...required },
      optionGroup: {
        ...{ id: 'group', name: 'Drive', custom: true },
        options: ['Diesel', 'Electric'].map((name, index) => ({ id: name, index, name })),
      },
    }),
  );
  const exhaust = snapshotPoint('exhaust', frozen('Comment', { name: 'Exhaust', ...required }), {
    dependencies: [
      { id: 'one', type: 'point', parameter: 'drive', protocolPointId: 'drive', json: null },
      { id: 'two', type: 'json', parameter: '', protocolPointId: null, json: { '==': [{ var: 'drive' }, 'Diesel'] } },
    ] as never,
  });
  const belt = snapshotPoint('belt', frozen('Comment', { name: 'Belt', ...required }));

  it('shows a point while its answer asks for it; numbers stay, and what was hidden is not required', async () => {
    const { user, tab, api, path } = await openPage([drive, exhaust, belt]);
    const without = [expect.stringMatching(/^1Kind of drive/), expect.stringMatching(/^3Belt/)];
    const whole = [without[0], expect.stringMatching(/^2Exhaust/), without[1]];
    const go = async (way: 'Next' | 'Previous', title: string) => {
      await user.click(named(way));
      await screen.findByRole('heading', { name: title });
    };
    await waitFor(() => expect(steps()).toEqual(without));
    await user.click(radio('Diesel'));
    await waitFor(() => expect(steps()).toEqual(whole));
    await go('Next', 'Exhaust');
    await write('Answer', 'Black smoke');
    await go('Next', 'Belt');
    await write('Answer', 'Tight');
    await go('Previous', 'Exhaust');
    await go('Previous', 'Kind of drive');
    await user.click(radio('Electric'));
    await waitFor(() => expect(steps()).toEqual(without));
    await user.click(radio('Diesel'));
    await waitFor(() => expect(steps()).toEqual(whole));
    await go('Next', 'Exhaust');
    expect((await field('Answer')).value).toBe('Black smoke');
    await write('Answer', '');
    await tab('Check and submit');
    await screen.findByRole('link', { name: /^2\. Exhaust/ });
    await tab('Points');
    await screen.findByRole('heading', { name: 'Exhaust' });
    await go('Previous', 'Kind of drive');
    await user.click(radio('Electric'));
    await waitFor(() => expect(steps()).toEqual(without));
    await tab('Check and submit');
    await screen.findByText('2 of 2 points done');
    await waitFor(() => expect((named('Submit') as HTMLButtonElement).disabled).toBe(false));
    await user.click(named('Submit'));
    await waitFor(() => expect(api.calls()).toContain(`PUT ${path}/updateStatus`));
  });
});

it('goes on after an answer until the person turns that off, which is sent to the server', async () => {
  const options = ['Diesel', 'Electric'].map((name, index) => ({ ...newGroupOption(index), id: name, name }));
  const drives = ['First drive', 'Second drive', 'Third drive'].map((name) =>
    snapshotPoint(
      name,
      frozen('RadioButtonSelection', {
        ...{ name, ratingField: { present: false, required: false } },
        optionGroup: { id: 'group', name: 'Drive', custom: true, options },
      }),
    ),
  );
  const { user, api, results } = await openPage(drives, {}, 'uma', {
    'GET auth/preferences': { body: { language: 'en', revision: 3, movesOn: true } },
    'PUT auth/preferences': ({ body }) => ({ body: { ...(body as object), revision: 4 } }),
  });
  await user.click(radio('Diesel'));
  await screen.findByRole('heading', { name: 'Second drive' });
  await user.click(named('Menu of the inspection'));
  const goesOn = await screen.findByRole('menuitemcheckbox', { name: 'Go on after an answer', checked: true });
  await user.click(goesOn);
  await waitFor(() => expect(goesOn.getAttribute('aria-checked')).toBe('false'));
  await user.keyboard('{Escape}');
  await user.click(radio('Diesel'));
  await waitFor(() => expect(results[1]).toMatchObject({ selection: 'Diesel' }));
  screen.getByRole('heading', { name: 'Second drive' });
  const sent = api.sent.filter(({ call }) => call === 'PUT auth/preferences');
  expect(sent.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ language: 'en', movesOn: false }, '"3"'],
  ]);
});

it('questions the first value of a machine by what others of its model measured', async () => {
  const gap = snapshotPoint('gap', frozen('Measurement', { name: 'Gap', measurementTitle: 'Width' }));
  const usual = [{ inspectionPointId: gap.inspectionPointId, series: '', least: 24, most: 33, machines: 4 }];
  const { user } = await openPage([gap], { usual });
  await write('Width', '280');
  await user.tab();
  await screen.findByText('280 is far from what other machines of this model measured. Was 28 meant?');
  await user.click(named('A slip, take 28'));
  expect((await field('Width')).value).toBe('28');
});

describe('an inspection that others carry out, too', () => {
  it('joins different parts of a point, and shows both values of the same part before one is chosen', async () => {
    const gap = snapshotPoint('gap', frozen('Measurement', { name: 'Jaw gap', measurementTitle: 'Gap' }));
    const { user, results, puts } = await openPage([gap, weld]);
    const [kept] = results;
    const elsewhere = (parts: object) => Object.assign(kept ?? {}, parts, { revision: (kept?.revision ?? 0) + 1 });
    const changed = () => screen.queryByText('Max changed this meanwhile');
    elsewhere({ value: '11', rating: 1 });
    await write('Comment', 'From this side');
    await waitFor(async () => expect((await field('Gap')).value).toBe('11'));
    await saved();
    expect(changed()).toBeNull();
    expect(kept).toMatchObject({ value: '11', rating: 1, comment: 'From this side' });

    elsewhere({ value: '12' });
    await write('Gap', '13');
    await screen.findByText('Max changed this meanwhile');
    expect(kept).toMatchObject({ value: '12', rating: 1 });
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Max 12' }).checked).toBe(false);
    await user.click(dialog.getByRole('radio', { name: 'Yours 13' }));
    await user.click(dialog.getByRole('button', { name: 'Save these choices' }));
    await saved();
    expect(kept).toMatchObject({ value: '13', rating: 1, comment: 'From this side' });
    expect(puts().length).toBeGreaterThan(2);
  });

  it('is read by whoever may not carry it out, and changed by nobody there', async () => {
    const internalComment = { value: 'For staff', revision: 1 };
    const said = { comment: 'For everybody', internalComment: 'For staff' };
    const { tab } = await openPage([weld], { mayPerform: false, fields: { internalComment }, said });
    await screen.findByText('You can read this inspection, but not change it.');
    expect((await field('Comment')).disabled).toBe(true);
    expect((await field('Internal comment')).disabled).toBe(true);
    await tab('Details');
    expect((await field('Internal comment')).value).toBe('For staff');
  });

  it('shows nobody outside an internal comment, nor asks for one', async () => {
    const { tab } = await openPage([weld], {}, 'dina');
    expect((await field('Comment')).disabled).toBe(false);
    expect(screen.queryByText('Internal comment')).toBeNull();
    await tab('Details');
    expect((await field('Summary')).disabled).toBe(false);
    expect(screen.queryByText('Internal comment')).toBeNull();
  });
});

it('what was answered as the session ended waits for the person to sign in over the page, and is sent once', async () => {
  const first = tokenOf('dina');
  const work = inspectionAtWork([weld, plate]);
  const ended = { is: false };
  const guarded = Object.entries(work.answers).map(([call, answer]): [string, Answers[string]] => [
    call,
    async (sent) => {
      if (ended.is && sent.headers.get('authorization') === `Bearer ${first}`) return problem(401, 'signedOut');
      return typeof answer === 'function' ? answer(sent) : (answer ?? {});
    },
  ]);
  const { user, puts, results } = await openPage([weld, plate], {}, 'dina', {
    ...Object.fromEntries(guarded),
    'POST auth/external': { body: { accessToken: tokenOf('dina', 2), userInfo: userOf('dina') } },
  });
  ended.is = true;
  await write('Answer', 'Cracked');
  const dialog = await screen.findByRole('dialog', { name: 'Log in to continue' });
  expect(dialog.textContent).toContain('Your work on this page is kept');
  const before = puts().length;
  await user.type(within(dialog).getByLabelText('Password'), 'Assay-demo-1{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in to continue' })).toBeNull());
  await user.click(named('Next'));
  await screen.findByRole('heading', { name: 'Plate' });
  await write('Answer', 'Straight');
  await saved();
  expect(work.results.map(({ value, revision }) => [value, revision])).toEqual([
    ['Cracked', 2],
    ['Straight', 2],
  ]);
  expect(results).not.toBe(work.results);
  expect(puts().slice(before)).toHaveLength(2);
});
