import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { newId } from '@assay/domain/id';
import { beforeAll, describe, expect, it } from 'vitest';
import { meetAt } from '../../testing/held-row.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, aDependency, addProtocol, aProtocolPoint } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('the rule of a dependency', () => {
  const app = useTestApp();
  let protocol: ProtocolReply;
  const place = (dependency: number) => {
    const point = protocol.categories[0]?.inspectionPoints[0];
    return { id: protocol.protocolId, pointId: point?.id ?? '', depId: point?.dependencies[dependency]?.id ?? '' };
  };
  const put = (params: ReturnType<typeof place>, json: unknown, as: 'dev' | 'ada' = 'dev') =>
    app().call(inspectionProtocols.updateDependencyJson, { as, params, body: { json } });

  beforeAll(async () => {
    const point = await addPoint(app(), 'Comment', { name: 'Dust seal' });
    const dependencies = [
      aDependency({ type: 'model', parameter: 'model' }),
      aDependency({ type: 'json', json: { '==': [{ var: 'model' }, 'J10'] } }),
    ];
    protocol = await addProtocol(app(), {
      categories: [aCategory('One', [aProtocolPoint(point.id, { dependencies })])],
    });
  });

  it('is changed as JSON or as its text, and recorded in the history where it is another', async () => {
    const next = { in: ['J', { var: 'model' }] };
    expect(await put(place(1), JSON.stringify(next))).toMatchObject({ status: 200 });
    const { status, body } = await put(place(1), { '!=': [{ var: 'model' }, 'J20'] }, 'ada');
    expect(status).toBe(200);
    expect((body as ProtocolReply).categories[0]?.inspectionPoints[0]?.dependencies[1]?.json).toEqual({
      '!=': [{ var: 'model' }, 'J20'],
    });
    expect((await put(place(1), { '!=': [{ var: 'model' }, 'J20'] })).status).toBe(200);
    const history = await app().call(inspectionProtocols.history, { as: 'max', params: { id: protocol.protocolId } });
    expect(history.body).toMatchObject([
      { actor: 'Ada Okonkwo', action: 'changed' },
      {
        actor: 'Dev Ranganathan',
        action: 'changed',
        changes: [
          { field: 'point', from: null, to: 'Dust seal' },
          { field: 'rule', from: { '==': [{ var: 'model' }, 'J10'] }, to: next },
        ],
      },
      { action: 'created' },
    ]);
  });

  it('that cannot be read is refused with its reason, and stays', async () => {
    for (const [json, code] of [
      [{ '==': [{ var: 'unknown' }, 1] }, 'rule.unknownVariable'],
      [{ method: [{ var: 'model' }, 'x'] }, 'rule.unknownOperator'],
      [{ map: [[1, 2], { map: [[1, 2], 1] }] }, 'rule.unknownOperator'],
      [{ reduce: [[1, 2], { merge: [{ var: 'accumulator' }] }, []] }, 'rule.unknownOperator'],
      [{ some: [[1, 2], true] }, 'rule.notOverVariable'],
      [{ in: [{ var: 'model' }, Array(1_000).fill('J')] }, 'rule.tooManyParts'],
      ['{"var"', 'value.json'],
      [7, 'rule.shape'],
      [null, 'rule.shape'],
      [{ '==': [{ var: 'model' }, '\0'] }, 'value.controlCharacters'],
    ] as const) {
      const { status, body } = await put(place(1), json);
      expect(status).toBe(400);
      const [error] = (body as { errors: { path: string; code: string }[] }).errors;
      expect(error?.path).toBe('json');
      expect(error?.code).toBe(code);
    }
  });

  it('is not replaced where it is no longer the one that somebody began from', async () => {
    const began = { '!=': [{ var: 'model' }, 'J20'] };
    const change = (body: { json: unknown; was: unknown }) =>
      app().call(inspectionProtocols.updateDependencyJson, { as: 'dev', params: place(1), body });
    const answers = await meetAt(app(), { table: 'protocol', id: protocol.protocolId }, [
      () => change({ json: true, was: began }),
      () => change({ json: false, was: began }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const kept = answers[0]?.status === 200;
    expect(answers[kept ? 1 : 0]?.body).toMatchObject({ code: 'stale', current: kept });
    expect((await change({ json: began, was: kept })).status).toBe(200);
  });

  it('is not to be had where the dependency is a parameter', async () => {
    expect(await put(place(0), true)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'json', code: 'dependency.noRule' }] },
    });
  });

  it('is found by all three ids or not at all', async () => {
    const other = await addProtocol(app());
    const right = place(1);
    for (const wrong of [{ id: newId() }, { id: other.protocolId }, { pointId: newId() }, { depId: newId() }])
      expect((await put({ ...right, ...wrong }, true)).status).toBe(404);
    await app().call(inspectionProtocols.softDelete, { as: 'ada', params: { id: protocol.protocolId } });
    expect((await put(right, true)).status).toBe(404);
  });
});
