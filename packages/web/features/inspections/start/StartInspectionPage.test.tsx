import type { FittingProtocol } from '@assay/contract/protocols/protocol';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { aMachine, coneModels, owner, ownerSites, pickerAnswers } from '../../../testing/equipments.ts';
import { type Answers, fakeApi, problem, type Sent } from '../../../testing/fake-api.ts';
import { anInspection } from '../../../testing/inspections.ts';
import { type PersonName, sessionOf } from '../../../testing/people.ts';
import { aKnownProtocol } from '../../../testing/protocols.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const protocol = aKnownProtocol(7, { name: 'Walk-around', showCurrentLoadedHours: false });
const offered: FittingProtocol = { ...protocol, fit: 'family', pointCount: 3 };
const leak = {
  ...{ id: customerId(61), kind: 'finding', title: 'Oil leaks', description: '', priority: null },
  ...{ inspectionId: customerId(62), inspectionName: 'Weekly', inspectionDate: '2026-02-01T09:00:00.000Z' },
  ...{ state: 'open', owner: null, due: null, closed: null, revision: 1 },
};

/** What it is carried out upon is not told: its page is not what this is about. */
const begins = ({ body }: Pick<Sent, 'body'>) => ({
  status: 201,
  body: { ...(body as object), runs: [{ id: customerId(71), snapshot: 'unknown' }] },
});

interface Given {
  machine?: Record<string, unknown>;
  answers?: Answers;
  address?: string;
  person?: PersonName;
}

/** The page with one machine, which one protocol fits; what is sent begins. */
async function openPage({ machine: given = {}, answers = {}, address = '/Reports/new', person = 'uma' }: Given = {}) {
  const machine = aMachine(1, given);
  const api = fakeApi({
    ...sessionOf(person),
    ...pickerAnswers,
    'GET Equipments/query': { body: { result: [machine], count: 1 } },
    [`GET Equipments/${machine.id}`]: { body: machine },
    [`GET Equipments/${machine.id}/followUps`]: { body: [] },
    'GET inspectionProtocols/sortedByFit': { body: [offered] },
    [`GET inspectionProtocols/${protocol.protocolId}`]: { body: protocol },
    'POST inspections': begins,
    ...answers,
  });
  const { router } = renderApp(address.replace('MACHINE', machine.id), person);
  const user = userEvent.setup();
  const start = await screen.findByRole('button', { name: 'Start inspection' });
  const posts = () => api.sent.filter(({ call }) => call === 'POST inspections').map(({ body }) => body);
  const place = () => router.state.location.pathname;
  return { api, machine, user, start, posts, place };
}

type User = ReturnType<typeof userEvent.setup>;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const picker = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
async function pick(user: User, name: string, words: string) {
  await waitFor(() => expect(picker(name).disabled).toBe(false));
  await user.type(picker(name), words);
  await user.click((await screen.findAllByRole('option', { name: new RegExp(words) }))[0] as HTMLElement);
}
const choose = async (user: User) => user.click(await screen.findByRole('radio', { name: /^Walk-around/ }));
const led = /^\/Reports\/[\w-]+\/perform$/;

describe('the page on which an inspection begins', () => {
  it('shows the inspections that are in use on the machine, and leads to them', async () => {
    const inUse = anInspection(21, { name: 'Begun by Rita', status: 'In_Use' });
    const inspections = [anInspection(20, { name: 'Submitted', status: 'Waiting' }), inUse];
    const { user, place } = await openPage({ machine: { inspections }, address: '/Reports/new?equipment=MACHINE' });
    await screen.findByText('This machine has an inspection in use already');
    expect(screen.queryByRole('link', { name: 'Submitted' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Begun by Rita' }));
    await waitFor(() => expect(place()).toBe(`/Reports/${inUse.id}/perform`));
  });

  it('says nothing of inspections where none is in use', async () => {
    const { user } = await openPage({ machine: { inspections: [anInspection(20, { status: 'Waiting' })] } });
    await pick(user, 'Machine', 'S1');
    await screen.findByRole('radio', { name: /^Walk-around/ });
    expect(screen.queryByText('This machine has an inspection in use already')).toBeNull();
  });

  it('takes a machine that nobody knew, and shows what is missing at its field until it is there', async () => {
    const { user, start, posts, place } = await openPage();
    await user.click(start);
    await screen.findByText('Choose a machine');
    expect(document.activeElement).toBe(picker('Machine'));
    await user.click(screen.getByText('New machine'));
    expect([picker('Product family').required, picker('Product model').required]).toEqual([true, true]);
    screen.getByText(/^One of the two is enough/);
    for (const name of ['Serial number', 'Nickname']) {
      expect(field(name).required).toBe(false);
      expect(screen.getByText(name, { selector: 'label' }).textContent, 'no mark').toBe(name);
    }
    await pick(user, 'Product family', 'Cone');
    await pick(user, 'Product model', 'HP300');
    await user.click(start);
    await screen.findByText('Enter a serial number or a nickname');
    await waitFor(() => expect(document.activeElement).toBe(field('Serial number')));
    screen.getByText('Choose a protocol');
    await choose(user);
    await waitFor(() => expect(screen.queryByText('Choose a protocol')).toBeNull());
    screen.getByText('Enter a serial number or a nickname');
    await user.type(field('Nickname'), 'Big one');
    await waitFor(() => expect(screen.queryByText('Enter a serial number or a nickname')).toBeNull());
    await user.type(field('Serial number'), 'N1');
    await pick(user, 'Customer', 'Kallio');
    await pick(user, 'Site', 'South');
    await user.click(start);
    await waitFor(() => expect(place()).toMatch(led));
    expect(posts()).toMatchObject([
      {
        protocolId: protocol.protocolId,
        customerId: owner.id,
        equipment: {
          ...{ productModelId: coneModels[1]?.id, customerSiteId: ownerSites[1]?.id },
          ...{ serialNumber: 'N1', nickName: 'Big one' },
        },
      },
    ]);
  });

  it('begins a new machine with the number that was scanned and that nobody knows', async () => {
    const { user } = await openPage({ answers: { 'GET Equipments/query': { body: { result: [], count: 0 } } } });
    await user.click(screen.getByRole('button', { name: 'Scan its code' }));
    await user.type(await screen.findByRole('textbox', { name: 'Or type the serial number' }), ' HP9 {Enter}');
    await user.click(await screen.findByRole('button', { name: 'Add this machine' }));
    await waitFor(() => expect(field('Serial number').value).toBe('HP9'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'New machine' }).checked).toBe(true);
    expect(field('Nickname').value).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows in one line what earlier visits left open, which is followed up there without starting', async () => {
    const follow = `PUT findings/${leak.id}/followUp`;
    let now: object = leak;
    const { api, user, posts, place } = await openPage({
      answers: {
        [`GET Equipments/${aMachine(1).id}/followUps`]: { body: [leak] },
        [follow]: ({ body }) => {
          now = { ...now, ...(body as object), revision: 2 };
          return { body: now };
        },
        [`GET inspections/${leak.inspectionId}/followUpOwners`]: { body: [] },
      },
    });
    await pick(user, 'Machine', 'S1');
    const row = async () => (await screen.findByText('Oil leaks')).closest('tr')?.textContent;
    await choose(user);
    await screen.findByText('1 open');
    expect(screen.queryByRole('button', { name: 'Mark done: Oil leaks' })).toBeNull();
    await user.click(screen.getByText('1 open'));
    await user.click(await screen.findByRole('button', { name: 'Mark done: Oil leaks' }));
    await waitFor(async () => expect(await row()).toContain('Done'));
    await user.click(screen.getByRole('button', { name: 'Follow up Oil leaks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Follow up' }));
    await user.type(dialog.getByLabelText('Due'), '2031-05-06');
    await user.click(dialog.getByRole('button', { name: 'Save follow-up' }));
    await waitFor(async () => expect(await row()).toContain('06.05.2031'));
    expect(api.sent.filter(({ call }) => call === follow).map(({ body }) => body)).toEqual([
      { state: 'done' },
      { state: 'done', ownerId: null, due: '2031-05-06' },
    ]);
    expect([place(), posts()], 'the form of the dialog is not the page’s').toEqual(['/Reports/new', []]);
  });

  it.each(['uma', 'dina'] as const)(
    'sends for %s the same start again after an answer that was lost',
    async (person) => {
      let answers = false;
      const { user, start, posts, place } = await openPage({
        ...{ person, address: '/Reports/new?equipment=MACHINE' },
        answers: { 'POST inspections': (sent) => (answers ? begins(sent) : 'lost') },
      });
      await choose(user);
      await user.click(start);
      await screen.findByText('The inspection was not started');
      answers = true;
      await user.click(start);
      await waitFor(() => expect(place()).toMatch(led));
      const [first, ...others] = posts();
      expect(others.length).toBeGreaterThan(0);
      for (const other of others) expect(other).toEqual(first);
      expect(first).toMatchObject({ id: expect.any(String), equipment: { id: aMachine(1).id } });
      expect(place()).toContain((first as { id: string }).id);
    },
  );

  it('leads whoever changes something after a lost answer to what had begun', async () => {
    const { user, start, posts, place } = await openPage({
      address: '/Reports/new?equipment=MACHINE',
      answers: { 'POST inspections': problem(409, 'idTaken') },
    });
    await choose(user);
    await user.type(field('Contact name'), 'Somebody else');
    await user.click(start);
    await screen.findByText('This inspection was started before your last changes');
    await user.click(screen.getByRole('link', { name: 'Open the inspection' }));
    await user.click(await screen.findByRole('button', { name: 'Leave and lose the changes' }));
    const { id } = posts()[0] as { id: string };
    await waitFor(() => expect(place()).toBe(`/Reports/${id}/perform`));
  });
});
