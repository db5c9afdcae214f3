import { ratings } from '@assay/domain/ratings';
import { frozen, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Answers, fakeApi, problem } from '../../../testing/fake-api.ts';
import { sessionOf } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { inspectionAtWork } from '../testing/work.ts';

const gap = snapshotPoint(
  'gap',
  frozen('Measurement', {
    ...{ name: 'Jaw gap', measurementTitle: 'Gap' },
    ratingField: { present: true, required: true },
  }),
);
const fact = (value: string) => ({ value, revision: 1 });
const facts = {
  inspector: fact('Uma'),
  inspectionDate: fact('2026-03-04T05:06:00.000Z'),
  summary: fact(''),
  comment: fact(''),
};

/** The editor of a report of one point; what a save is answered comes one after the other, the last one again and again. */
async function openEditor(...saves: Exclude<Answers[string], (...given: never[]) => unknown>[]) {
  const work = inspectionAtWork([gap], {
    ...{ status: 'Waiting', version: 1, fields: facts },
    said: { value: '12', rating: ratings.Ok },
  });
  const { inspection, path } = work;
  const api = fakeApi({
    ...sessionOf('uma'),
    ...work.answers,
    [`GET ${path}/editDetails`]: () => ({ body: structuredClone(inspection) }),
    'PUT inspections/update': () =>
      (saves.length > 1 ? saves.shift() : saves[0]) ?? { body: { ...inspection, version: 2 } },
  });
  const { router } = renderApp(`/Reports/${inspection.id}/edit`, 'uma');
  const user = userEvent.setup();
  await screen.findByText('You are editing a submitted report');
  const puts = () => api.sent.filter(({ call }) => call === 'PUT inspections/update');
  const save = async () => user.click(screen.getByRole('button', { name: 'Save' }));
  const tab = async (name: string) => user.click(screen.getByRole('tab', { name }));
  return { ...work, api, user, puts, save, tab, place: () => router.state.location.pathname };
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { exact: true });
async function write(name: string, value: string): Promise<void> {
  const into = await field(name);
  into.focus();
  fireEvent.change(into, { target: { value } });
}
const confirming = async () => within(await screen.findByRole('dialog', { name: 'Confirm saving' }));
const confirm = async () => (await confirming()).getByRole('button', { name: 'SAVE' });

describe('the editor of a report', () => {
  it('shows what is missing or wrong where it is, and loses nothing that was typed', async () => {
    const worded = [{ path: 'fields.summary.text', message: 'Must be worded otherwise' }];
    const done = { body: {} };
    const { user, puts, save, tab, place, inspection } = await openEditor(
      problem(400, 'invalid', { errors: worded }),
      problem(500, 'unexpected'),
      done,
    );
    done.body = { ...inspection, version: 2 };
    await user.click(screen.getByRole('button', { name: 'Clear the rating' }));
    await tab('Details');
    await save();
    await user.click(await screen.findByRole('link', { name: '1. Jaw gap: Choose a rating' }));
    await user.click(await screen.findByRole('radio', { name: 'Ok' }));

    await tab('Details');
    await write('Inspection date (UTC)', '2999-01-01T10:00');
    await write('Summary', 'Typed before it failed');
    await save();
    await screen.findByText('The report was not saved');
    await screen.findByRole('link', { name: 'Inspection date (UTC): Must not be in the future' });
    expect(puts()).toEqual([]);
    await write('Inspection date (UTC)', '2026-01-01T10:00');
    await save();
    await user.click(await confirm());
    await screen.findByRole('link', { name: 'Summary: Must be worded otherwise' });
    expect(within(screen.getByRole('tabpanel')).getByText('Must be worded otherwise')).toBeTruthy();

    await save();
    await user.click(await confirm());
    await (await confirming()).findByText('The report was not saved');
    await user.click(await confirm());
    await waitFor(() => expect(place()).toBe(`/Reports/${inspection.id}`));
    await screen.findByText('The report was saved as version 2');
    expect(puts().at(-1)?.body).toMatchObject({
      fields: { summary: { value: 'Typed before it failed' }, inspectionDate: { value: '2026-01-01T10:00:00.000Z' } },
    });
  });

  it('shows what somebody else saved meanwhile, joins it, and lets the later one choose', async () => {
    const stale = problem(412, 'stale', {});
    const saved = { body: {} };
    const { user, puts, save, tab, place, inspection, results } = await openEditor(stale, saved);
    const theirs = { ...facts, summary: fact('Their summary'), comment: fact('Their comment') };
    for (const one of Object.values(theirs)) one.revision = 2;
    Object.assign(stale.body as object, {
      current: structuredClone({ ...inspection, fields: theirs, version: 2, revision: 2 }),
    });
    saved.body = { ...inspection, version: 3 };
    await write('Comment', 'Mine at the gap');
    await tab('Details');
    await write('Summary', 'My summary');
    await save();
    await user.click(await confirm());
    await screen.findByText(/^Somebody else saved this report meanwhile/);
    await waitFor(async () => expect((await field('Comment')).value).toBe('Their comment'));
    expect((await field('Summary')).value).toBe('My summary');
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Their summary');
    await user.click(dialog.getByRole('button', { name: 'Save these choices' }));
    await save();
    await user.click(await confirm());
    await waitFor(() => expect(place()).toBe(`/Reports/${inspection.id}`));
    expect(puts().map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']);
    expect(puts()[1]?.body).toMatchObject({
      fields: { summary: { value: 'My summary' }, comment: { value: 'Their comment' } },
      runs: [{ results: [{ id: results[0]?.id, comment: 'Mine at the gap' }] }],
    });
  });

  it('leads to where an inspection is carried out that is still in use', async () => {
    const { inspection, path, answers } = inspectionAtWork([gap]);
    fakeApi({ ...sessionOf('uma'), ...answers, [`GET ${path}/editDetails`]: problem(409, 'inUse') });
    renderApp(`/Reports/${inspection.id}/edit`, 'uma');
    await screen.findByText('Problem: inUse');
    await userEvent.click(screen.getByRole('link', { name: 'Open the inspection' }));
    await screen.findByRole('heading', { name: 'Jaw gap' });
  });
});
