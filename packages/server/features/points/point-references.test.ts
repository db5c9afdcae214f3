import { type Rating, ratings } from '@assay/domain/ratings';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

describe('what authors choose from', () => {
  const app = useTestApp();
  const get = async (path: string) => (await app().ask('GET', `/api/v1/${path}`, { as: 'uma' })).body;

  it('has units and option groups from the first day, in natural order', async () => {
    const units = ((await get('units')) as { name: string }[]).map(({ name }) => name);
    expect(units).toEqual(expect.arrayContaining(['mm', 'bar', '°C', 'rpm', 'h']));
    expect(units.indexOf('kg')).toBeLessThan(units.indexOf('mm'));
    const groups = (await get('inspectionPointOptionGroups?custom=false')) as { name: string; options: object[] }[];
    expect(groups.map(({ name }) => name)).toContain('Yes or no');
    expect(groups.find(({ name }) => name === 'Condition')).toMatchObject({
      custom: false,
      options: [
        { index: 0, name: 'Good', defaultComment: '', followUpRangeValue: null, followUpRangeValueId: null },
        { index: 1, name: 'Worn' },
        { index: 2, name: 'Damaged', defaultComment: expect.stringContaining('Repair') },
      ],
    });
    expect(await get('categoryTitles')).toEqual([]);
  });

  it('has option groups that rate what is chosen of them; whether yes is good depends on the question', async () => {
    const groups = (await get('inspectionPointOptionGroups?custom=false')) as {
      name: string;
      options: { name: string; rating: Rating | null }[];
    }[];
    const rated = groups.map(({ name, options }) => [name, options.map((one) => [one.name, one.rating])]);
    const { Ok, Follow, Repair } = ratings;
    expect(Object.fromEntries(rated)).toEqual({
      Condition: [
        ['Good', Ok],
        ['Worn', Follow],
        ['Damaged', Repair],
      ],
      Leakage: [
        ['None', Ok],
        ['Seeping', Follow],
        ['Leaking', Repair],
      ],
      Level: [
        ['Low', Follow],
        ['Normal', Ok],
        ['High', Follow],
      ],
      'Ok or not ok': [
        ['Ok', Ok],
        ['Not ok', Repair],
      ],
      'Present or missing': [
        ['Present', Ok],
        ['Missing', Repair],
      ],
      Tightness: [
        ['Tight', Ok],
        ['Loose', Follow],
      ],
      'Yes or no': [
        ['Yes', null],
        ['No', null],
      ],
    });
  });

  it('has the types of protocols and the use cases, as they are shown', async () => {
    const types = (await get('inspectionProtocols/types')) as { value: string }[];
    expect(types).toHaveLength(19);
    expect(types).toContainEqual({ value: 'Mid_Year', displayName: 'Mid-year', showOnlyToSpecificGroups: false });
    const limited = ['Machine_assessment', 'Commission', 'Audit_Site', 'Audit_Site_Operational', 'Audit_Machine'];
    for (const value of [...limited, 'Audit_Screen', 'Audit_Quick', 'Audit_Extra_Points'])
      expect(types).toContainEqual(expect.objectContaining({ value, showOnlyToSpecificGroups: true }));
    expect(await get('inspectionPoints/useCases')).toContainEqual({ value: 'Warranty', displayName: 'Warranty' });
  });
});
