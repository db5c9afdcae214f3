import type { InspectionPoint, PointListItem } from '@assay/contract/points/point';
import { patternFault } from '@assay/domain/points/patterns';
import { pointTypes } from '@assay/domain/points/point-types';
import { limitsHoldForChart } from '@assay/domain/runs/chart-lines';
import { describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const testPoints = (app: () => TestApp) =>
  describe('the points of the demo', () => {
    const get = async (as: CastName, path: string) => (await app().ask('GET', `/api/v1/${path}`, { as })).body;
    const list = async (as: CastName) => (await get(as, 'inspectionPoints/list')) as PointListItem[];

    it('are at least 150, of all eleven types and both kinds, each under a name of its own', async () => {
      const points = await list('ada');
      expect(points.length).toBeGreaterThanOrEqual(150);
      expect(new Set(points.map(({ type }) => type))).toEqual(new Set(pointTypes));
      expect(new Set(points.map(({ kind }) => kind)).size).toBe(2);
      expect(new Set(points.map(({ name }) => name)).size).toBe(points.length);
    });

    it('have translations in four languages: most in all, some outdated, some missing, a few without any', async () => {
      const points = await list('ada');
      const tags = points.flatMap(({ languages }) => languages);
      expect(new Set(tags.map(({ id }) => id))).toEqual(new Set(['fi', 'sv', 'de', 'es']));
      expect(new Set(tags.map(({ outdated }) => outdated)).size).toBe(2);
      const counts = new Set(points.map(({ languages }) => languages.length));
      expect(points.filter(({ languages }) => languages.length === 4).length).toBeGreaterThan(points.length * 0.75);
      expect([counts.has(0), counts.has(4), [...counts].some((count) => count > 0 && count < 4)]).toEqual([
        true,
        true,
        true,
      ]);
    });

    it('can each be read whole, with patterns that are in order', async () => {
      for (const { id, name } of await list('ada')) {
        const point = (await get('ada', `inspectionPoints/${id}`)) as InspectionPoint;
        expect(point.description, name).not.toBe('');
        const patterns = JSON.stringify(point).matchAll(/"inputValidationRegexp":("(?:[^"\\]|\\.)*")/g);
        for (const [, pattern = '""'] of patterns) expect(patternFault(JSON.parse(pattern)), name).toBeUndefined();
      }
    });

    it('are charted by what their limits are about, wherever they have any', async () => {
      for (const { id, name } of await list('ada')) {
        const point = (await get('ada', `inspectionPoints/${id}`)) as InspectionPoint;
        const isLimited = 'measurementLimits' in point && point.measurementLimits.length > 0;
        if (isLimited) expect(limitsHoldForChart(point), name).toBe(true);
      }
    });

    it('are shown to each distributor by its divisions; one has some of its own', async () => {
      const [all, distributor, other] = [await list('ada'), await list('dora'), await list('otto')];
      expect(distributor.length + other.length).toBe(all.length);
      expect(distributor.filter(({ editable }) => editable).length).toBeGreaterThan(2);
      expect(distributor.some(({ editable }) => !editable)).toBe(true);
    });
  });
