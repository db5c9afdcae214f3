import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolItem, ProtocolReply } from '@assay/contract/protocols/protocol';
import { listedTypes } from '@assay/domain/protocol-types';
import { groupKinds } from '@assay/domain/protocols/protocol';
import { protocolFaults } from '@assay/domain/protocols/saving-rules';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const testProtocols = (app: () => TestApp) =>
  describe('the protocols of the demo', () => {
    const search = async (as: CastName) =>
      (await app().call(inspectionProtocols.search, { as, query: { amount: '200' } })).body as {
        result: ProtocolItem[];
        count: number;
      };
    const whole: ProtocolReply[] = [];

    beforeAll(async () => {
      for (const { protocolId } of (await search('ada')).result) {
        const { body } = await app().call(inspectionProtocols.get, { as: 'ada', params: { id: protocolId } });
        whole.push(body as ProtocolReply);
      }
    });
    const points = () =>
      whole.flatMap(({ categories }) => categories.flatMap(({ inspectionPoints }) => inspectionPoints));

    it('are some forty, of every type that authors make, each under a name of its own', () => {
      expect(whole.length).toBeGreaterThanOrEqual(30);
      expect(new Set(whole.map(({ type }) => type))).toEqual(new Set(listedTypes.map(({ value }) => value)));
      expect(new Set(whole.map(({ name }) => name)).size).toBe(whole.length);
    });

    it('could each be saved again', () => {
      const types = new Map(points().map(({ inspectionPointId, type }) => [inspectionPointId, type]));
      for (const protocol of whole)
        expect(
          protocolFaults({ ...protocol, replacesProtocolId: null }, (id) => types.get(id)),
          protocol.name,
        ).toEqual([]);
    });

    it('show everything that a protocol can say', () => {
      const placed = points();
      const dependencies = placed.map((point) =>
        point.dependencies
          .map(({ type }) => type)
          .sort()
          .join(),
      );
      expect(new Set(dependencies)).toEqual(new Set(['', 'json,point', 'json,model', 'point']));
      const targets = new Set(placed.map(({ id }) => id));
      for (const { dependencies: all } of placed)
        for (const { protocolPointId } of all)
          expect(protocolPointId === null || targets.has(protocolPointId)).toBe(true);
      const kinds = whole.flatMap(({ categoryGroups }) => categoryGroups.map(({ kind }) => kind));
      expect(new Set(kinds)).toEqual(new Set(groupKinds));
      for (const says of [
        placed.some(({ prefill }) => prefill),
        placed.some(({ optional }) => optional),
        placed.some(({ showInReport }) => !showInReport),
        placed.some(({ showValueInReportHeader }) => showValueInReportHeader),
        placed.some(({ subcategoryTitle }) => subcategoryTitle !== ''),
        new Set(placed.map(({ sampleIdIndex }) => sampleIdIndex)).size > 2,
        whole.some(({ phases }) => phases.length > 2),
        whole.some(({ copyOf }) => copyOf !== null),
        whole.some(({ usage }) => usage.copies.length > 0),
        whole.some(({ ancestors }) => ancestors.length > 0),
        whole.some(({ targets: of }) => of.some(({ equipmentId }) => equipmentId !== null)),
      ])
        expect(says).toBe(true);
      expect(Math.max(...whole.map(({ categories }) => categories.length))).toBeGreaterThan(7);
    });

    it('are cut to the divisions of each distributor, who has some of its own', async () => {
      const [distributor, other] = [await search('dora'), await search('otto')];
      expect(distributor.count).toBeLessThan(whole.length);
      expect(distributor.result.some(({ name }) => name.startsWith('Kivi'))).toBe(true);
      expect(other.result.some(({ name }) => name.startsWith('Kivi'))).toBe(false);
      const mine = whole.find(({ name }) => name.startsWith('Fine screens'));
      expect(other.result).toContainEqual(expect.objectContaining({ name: mine?.name, createdBy: 'Otto Grahn' }));
      expect(distributor.result.map(({ name }) => name)).not.toContain(mine?.name);
      const { body } = await app().call(inspectionProtocols.obsolete, { as: 'ada' });
      expect(body).toHaveLength(1);
    });
  });
