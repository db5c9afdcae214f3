import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMachine } from '../../testing/equipments.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('the page of an equipment', () => {
  const open = async (given: Record<string, unknown>) => {
    const machine = aMachine(1, given);
    const path = `Equipments/${machine.id}`;
    fakeApi({
      ...sessionOf('max'),
      [`GET ${path}`]: { body: machine },
      [`GET ${path}/history`]: { body: [] },
      [`GET ${path}/images`]: { body: [] },
      [`GET ${path}/trends`]: { body: [] },
      [`GET ${path}/followUps`]: { body: { findings: [], priorityActions: [] } },
    });
    renderApp(`/${path}`, 'max');
    await screen.findByRole('heading', { name: machine.serialNumber });
  };

  it('leads to the other records with its serial number, and says whose they are', async () => {
    const { id, serialNumber, nickName } = aMachine(2, { serialNumber: 's 1' });
    const third = { id: aMachine(3).id, serialNumber, nickName: '', recordedBy: null };
    await open({ doubles: [{ id, serialNumber, nickName, recordedBy: 'Kivi Drilling Service' }, third] });
    expect(screen.getByText('Same serial number')).toBeTruthy();
    const link = screen.getByRole('link', { name: 's 1 · Nick 2' });
    expect(link.getAttribute('href')).toBe(`/Equipments/${id}`);
    expect(link.parentElement?.textContent).toBe('s 1 · Nick 2, recorded by Kivi Drilling Service');
    expect(screen.getByRole('link', { name: 's 1' }).parentElement?.textContent).toBe('s 1, recorded by the provider');
  });

  it('says nothing of others where there are none', async () => {
    await open({});
    expect(screen.queryByText('Same serial number')).toBeNull();
  });
});
