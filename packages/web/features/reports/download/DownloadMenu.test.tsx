import { Notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setToken } from '../../../api/token.ts';
import { type Answers, fakeApi, problem } from '../../../testing/fake-api.ts';
import { anInspection } from '../../../testing/inspections.ts';
import { sessionOf, tokenOf } from '../../../testing/people.ts';
import { renderPiece } from '../../../testing/render-app.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';

const report = anInspection(7, { name: 'Jaw check' });
const call = `GET inspections/${report.id}/reportpdf`;
const saved: string[] = [];

async function openMenu(answer: Answers[string]) {
  const api = fakeApi({
    ...sessionOf('uma'),
    'GET auth/preferences': { body: { language: 'fi', revision: 3 } },
    [call]: answer,
  });
  setToken(tokenOf('uma'));
  const { rerender } = renderPiece(
    <>
      <Notifications />
      <DownloadMenu report={report} />
    </>,
  );
  const leave = () => rerender(<Notifications />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Download Jaw check' }));
  await screen.findByRole('menu', { name: 'Download Jaw check' });
  return { user, leave, queries: () => api.sent.filter((one) => one.call === call).map(({ query }) => query) };
}

const choose = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(screen.getByRole('menuitem', { name }));

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:report', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

describe('a report', () => {
  it('is downloaded in one of nine languages, the reader’s own marked [REP-03]', async () => {
    const headers = { 'content-disposition': 'attachment; filename="20260304_HP7_sv.pdf"' };
    const { user, queries } = await openMenu({ headers });
    expect(screen.getAllByRole('menuitem')).toHaveLength(9);
    expect(await screen.findByRole('menuitem', { name: /Suomi.*Your language/ })).toBeTruthy();
    await choose(user, /Svenska/);
    await waitFor(() => expect(saved).toEqual(['20260304_HP7_sv.pdf']));
    expect(queries()).toEqual([{ lang: 'sv' }]);
    expect(await screen.findByText('20260304_HP7_sv.pdf was downloaded.')).toBeTruthy();
  });

  it('has the default name where the server gives none [REP-08]', async () => {
    const { user } = await openMenu({});
    await choose(user, /Suomi/);
    await waitFor(() => expect(saved).toEqual(['20260304_HP7_fi.pdf']));
  });

  it('is waited for while it is being made', async () => {
    let tries = 0;
    const { user, queries } = await openMenu(() =>
      ++tries < 3 ? { ...problem(503, 'reportInTheMaking'), headers: { 'retry-after': '0' } } : {},
    );
    await choose(user, /English/);
    await waitFor(() => expect(saved).toEqual(['20260304_HP7_en.pdf']));
    expect(queries()).toHaveLength(3);
    await waitFor(() => expect(screen.queryByText(/is being made/)).toBeNull());
  });

  it('is waited for when the person has gone on to another page', async () => {
    const made = Promise.withResolvers<void>();
    let tries = 0;
    const { user, leave } = await openMenu(async () => {
      if (++tries === 1) return { ...problem(503, 'reportInTheMaking'), headers: { 'retry-after': '0' } };
      await made.promise;
      return {};
    });
    await choose(user, /Svenska/);
    await screen.findByText('The PDF of Jaw check is being made: Svenska');
    leave();
    expect(screen.queryByRole('button', { name: 'Download Jaw check' })).toBeNull();
    screen.getByText('The PDF of Jaw check is being made: Svenska');
    made.resolve();
    await waitFor(() => expect(saved).toEqual(['20260304_HP7_sv.pdf']));
    await waitFor(() => expect(screen.queryByText(/is being made/)).toBeNull());
  });

  it('is not waited for any more once the person cancels', async () => {
    const { user, queries } = await openMenu({
      ...problem(503, 'reportInTheMaking'),
      headers: { 'retry-after': '600' },
    });
    await choose(user, /English/);
    await screen.findByText('The PDF of Jaw check is being made: English');
    await waitFor(() => expect(queries()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(/is being made/)).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Download Jaw check' })).toHaveProperty('disabled', false),
    );
    expect(saved).toEqual([]);
  });

  it.each([
    [404, 'notFound'],
    [503, 'reportFailed'],
  ])('says why it was not downloaded where the answer is %i %s', async (status, code) => {
    const { user, queries } = await openMenu({ ...problem(status, code), headers: { 'retry-after': '60' } });
    await choose(user, /English/);
    const message = `Jaw check was not downloaded. Problem: ${code}`;
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(queries()).toHaveLength(1);
    expect(saved).toEqual([]);
  });
});
