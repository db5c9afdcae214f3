import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMachine } from '../../testing/equipments.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { anInspection } from '../../testing/inspections.ts';
import { type PersonName, sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('the page of an equipment', () => {
  const open = async (given: Record<string, unknown>, followUps: object[] = [], person: PersonName = 'max') => {
    const machine = aMachine(1, given);
    const path = `Equipments/${machine.id}`;
    fakeApi({
      ...sessionOf(person),
      [`GET ${path}`]: { body: machine },
      [`GET ${path}/history`]: { body: [] },
      [`GET ${path}/images`]: { body: [] },
      [`GET ${path}/trends`]: { body: [] },
      [`GET ${path}/followUps`]: { body: followUps },
    });
    renderApp(`/${path}`, person);
    await screen.findByRole('heading', { name: machine.serialNumber });
  };

  it.each(['uma', 'dina'] as const)('opens for %s, who inspects, without what is for its keepers', async (person) => {
    await open({ editable: false }, [], person);
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });

  it('says at its head what the machine is and where it stands, before its trends', async () => {
    await open({ serialNumber: 'S 7', nickName: 'Old blue', customer: null, customerSite: null });
    const details = screen.getByRole('region', { name: 'Details' });
    const facts = within(details)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(facts.slice(0, 6)).toEqual(['Serial number', 'Nickname', 'MDM ID', 'Product model', 'Customer', 'Site']);
    expect(details.textContent).toContain('Old blue');
    const trends = screen.getByRole('heading', { name: 'Trends' });
    expect(details.compareDocumentPosition(trends)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

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

  it('has its inspections, the audits that looked at it, what is open on it, and its trends [EQP-04]', async () => {
    const day = '2026-08-01T08:00:00.000Z';
    const visit = { inspectionId: aMachine(9).id, inspectionName: 'Belts', inspectionDate: day };
    const leak = { id: aMachine(7).id, kind: 'finding', ...visit, title: 'Oil leaks', description: '', priority: null };
    const audited = { id: aMachine(10).id, name: 'Pit 10', inspectionDate: day, inspector: 'Uma', finished: true };
    const of = { customer: { id: aMachine(20).id, name: 'Owner' }, customerSite: { id: aMachine(21).id, name: 'Pit' } };
    await open(
      {
        inspections: [anInspection(9, { name: 'Belts' })],
        inspectionCount: 1,
        audits: [{ ...audited, ...of, version: 1 }],
      },
      [{ ...leak, state: 'open', owner: null, due: null, closed: null, revision: 1 }],
    );
    const rowsOf = async (name: string) => {
      const region = await screen.findByRole('region', { name });
      return within(region).getAllByRole('row').slice(1);
    };
    expect((await rowsOf('Inspections')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching('Belts'),
    ]);
    expect((await rowsOf('Audits')).map(({ textContent }) => textContent)).toEqual([expect.stringMatching('Pit 10')]);
    const findings = await rowsOf('Findings and actions');
    expect(findings.map(({ textContent }) => textContent)).toEqual([expect.stringMatching('Oil leaks')]);
    expect(screen.getByRole('heading', { level: 2, name: 'Trends' })).toBeTruthy();
  });

  it('lists findings and inspections with day.month.year and the time in UTC', async () => {
    const visited = { inspectionDate: '2026-07-07T23:05:00.000Z' };
    const finding = {
      id: aMachine(7).id,
      kind: 'finding',
      inspectionId: aMachine(8).id,
      inspectionName: 'Walk-around',
      ...visited,
      title: 'Oil leaks',
      description: '',
      priority: null,
      state: 'open',
      owner: null,
      due: null,
      closed: null,
      revision: 1,
    };
    await open({ inspections: [anInspection(9, { name: 'Belts', ...visited })], inspectionCount: 1 }, [finding]);
    const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr')?.textContent;
    expect(await rowOf('Oil leaks')).toContain('07.07.2026 23:05');
    expect(await rowOf('Belts')).toContain('07.07.2026 23:05');
  });

  it('was last visited when an audit looked at it, where that is newer and has a report', async () => {
    const at = (id: number, inspectionDate: string, version: number) => ({
      ...{
        id: aMachine(id).id,
        name: `Pit ${id}`,
        inspectionDate,
        inspector: 'Uma Inspector',
        finished: true,
        version,
      },
      ...{ customer: { id: aMachine(20).id, name: 'Owner' }, customerSite: { id: aMachine(21).id, name: 'Pit' } },
    });
    const audits = [at(10, '2026-09-01T08:00:00.000Z', 0), at(11, '2026-08-01T08:00:00.000Z', 1)];
    await open({ inspections: [anInspection(9, { inspectionDate: '2026-07-07T08:00:00.000Z' })], audits });
    const link = screen.getByRole('link', { name: 'Audit Pit 11' });
    expect(link.getAttribute('href')).toBe(`/Audits/${aMachine(11).id}/report`);
    expect(screen.getByText('01.08.2026')).toBeTruthy();
    expect(screen.queryByText('Not inspected yet')).toBeNull();
  });

  it('counts as its last visit what was submitted, as lists do', async () => {
    const visit = (id: number, inspectionDate: string, status: 'In_Use' | 'Waiting') =>
      anInspection(id, { inspectionDate, status, displayName: `Visit ${id}` });
    await open({
      inspections: [visit(9, '2026-09-09T08:00:00.000Z', 'In_Use'), visit(8, '2026-08-08T08:00:00.000Z', 'Waiting')],
    });
    expect(screen.getByText('08.08.2026')).toBeTruthy();
    expect(screen.queryByText('09.09.2026')).toBeNull();
  });

  it('says nothing of others where there are none', async () => {
    await open({});
    expect(screen.queryByText('Same serial number')).toBeNull();
  });
});
