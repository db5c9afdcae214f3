import { inspectionPhases, type Phase } from '@assay/contract/phases';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

describe('phases of work', () => {
  const app = useTestApp();
  const add = (body: unknown) => app().call(inspectionPhases.create, { as: 'ada', body });
  const list = async () => (await app().call(inspectionPhases.list, { as: 'uma' })).body as Phase[];

  it('are there from the first day, in the order of work', async () => {
    const phases = await list();
    expect(phases.map(({ name }) => name)).toEqual([
      'Stopped',
      'Start-up',
      'Running empty',
      'Running under load',
      'After stopping',
    ]);
  });

  it('get a new one at the end, under either name of the field', async () => {
    const before = (await list()).length;
    expect(await add({ Name: ' Warming up ' })).toMatchObject({
      status: 201,
      body: { name: 'Warming up', order: before },
    });
    expect(await add({ name: 'Cooling down' })).toMatchObject({ status: 201, body: { order: before + 1 } });
    expect((await list()).slice(before).map(({ name }) => name)).toEqual(['Warming up', 'Cooling down']);
  });

  it('may be sent as they are listed, and stay as they are', async () => {
    const before = await list();
    for (const phase of before) expect(await add(phase)).toMatchObject({ status: 201, body: phase });
    expect(await list()).toEqual(before);
  });

  it('have each name once, whatever its case and however many add it at once', async () => {
    const name = `Phase ${newId()}`;
    const replies = await Promise.all(
      [name, name.toUpperCase(), name, name.toLowerCase()].map((Name) => add({ Name })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => (body as Phase).id)).size).toBe(1);
    expect((await list()).filter((phase) => phase.name.toLowerCase() === name.toLowerCase())).toHaveLength(1);
  });

  it.each([
    [{}],
    [{ Name: '  ' }],
    [{ Name: 'x'.repeat(201) }],
    [{ Name: 'A\0' }],
    [[]],
    [null],
    ['x'],
    [{ Name: 'A', order: 'first' }],
    [{ Name: 'A', color: 'red' }],
    [{ Name: 'A', name: 'B' }],
  ])('are not made of %j', async (body) => {
    expect((await add(body)).status).toBe(400);
  });
});
