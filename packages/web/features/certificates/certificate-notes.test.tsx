import { maximalDocument } from '@assay/report/testing/maximal-document';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMachine, coneFamily } from '../../testing/equipments.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aReportHead } from '../../testing/report-heads.ts';

const machine = aMachine(1);
const held = { productFamilyId: coneFamily.id, valid: true, expirationDate: '2026-03-01T00:00:00.000Z' };

async function openStart(mine: Answers[string]) {
  const api = fakeApi({
    ...sessionOf('uma'),
    [`GET Equipments/${machine.id}`]: { body: machine },
    'GET inspectionProtocols/sortedByFit': { body: [] },
    'GET certifiedUsers/mine': mine,
  });
  renderApp(`/Reports/new?equipment=${machine.id}`, 'uma');
  await screen.findByText(/HP200/);
  await waitFor(() => expect(api.calls()).toContain('GET certifiedUsers/mine'));
  // Whatever the answer is, the way on stays open.
  expect(screen.getByRole('button', { name: 'Start inspection' })).toHaveProperty('disabled', false);
}

const warning = () => screen.queryByText(/certificate for Cone/)?.textContent;

describe('the start of an inspection', () => {
  it('warns whoever has no certificate for the family of the machine', async () => {
    await openStart({ body: [{ ...held, productFamilyId: machine.id }] });
    await waitFor(() => expect(warning()).toBe('You have no valid certificate for Cone'));
    expect(screen.getByText(/You can start the inspection\. The reviewer will see/)).toBeTruthy();
  });

  it('warns whoever has one that expired, and says when', async () => {
    await openStart({ body: [{ ...held, valid: false }] });
    await waitFor(() => expect(warning()).toBe('Your certificate for Cone expired on 01.03.2026'));
  });

  it.each([
    ['whoever has a valid one', { body: [held] }],
    ['nobody while the server does not answer', 'lost' as const],
    ['nobody when the server fails', problem(500, 'unexpected')],
  ])('warns not %s', async (_, mine) => {
    await openStart(mine);
    // The answer has been drawn, if there was anything to draw.
    await act(() => Promise.resolve());
    expect(warning()).toBeUndefined();
  });
});

describe('a report', () => {
  it.each([
    ['none', 'Started without a certificate'],
    ['expired', 'Started with an expired certificate'],
    ['valid', undefined],
    [null, undefined],
  ] as const)('that was started with a certificate %s says to its reviewer: %s', async (certificate, title) => {
    const head = aReportHead(1, { certificate });
    fakeApi({
      ...sessionOf('max'),
      [`GET inspections/${head.id}/reporthead`]: { body: head },
      [`GET inspections/${head.id}/document`]: {
        body: maximalDocument('en', { wide: 'w', tall: 't', signature: 's' }),
      },
      [`GET inspections/${head.id}/history`]: { body: [] },
    });
    renderApp(`/Reports/${head.id}`, 'max');
    await screen.findByRole('heading', {
      level: 1,
      name: maximalDocument('en', { wide: 'w', tall: 't', signature: 's' }).title,
    });
    const note = screen.queryByRole('note')?.textContent;
    if (title) expect(note).toContain(title);
    else expect(note).toBeUndefined();
  });
});
