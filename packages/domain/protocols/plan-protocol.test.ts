import { describe, expect, it } from 'vitest';
import { planProtocol, type SentCategory, type SentProtocol } from './plan-protocol.ts';
import { anyProduct, placedPoints } from './protocol.ts';
import { categoriesOf, dependency, protocolPoint, savable, target } from './testing/protocols.ts';

const plan = (sent: SentProtocol) => planProtocol(sent, () => 'Measurement');

describe('saving a protocol', () => {
  it('gives every part an id of its own, and dependencies follow the points that they name', () => {
    const sent = savable('Daily', {
      categories: categoriesOf([
        protocolPoint('temp-id-1', { dependencies: [dependency({ parameter: 'gap', protocolPointId: 'old-2' })] }),
        protocolPoint('old-2', { dependencies: [dependency({ parameter: 'lost', protocolPointId: 'gone' })] }),
      ]),
    });
    const { protocol, errors } = plan(sent);
    const [first, second] = placedPoints(protocol).map(({ point }) => point);
    expect(errors).toEqual([]);
    expect(first?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(first?.dependencies[0]).toMatchObject({ parameter: 'gap', protocolPointId: second?.id });
    expect(second?.dependencies[0]).toMatchObject({ parameter: 'lost', protocolPointId: null });
  });

  it('understands both names of a point’s id, and parts in the order of their indexes', () => {
    const [category] = categoriesOf([protocolPoint('a'), protocolPoint('b')]) as [SentCategory];
    const [a, b] = category.inspectionPoints;
    const sent = {
      ...category,
      index: 1,
      inspectionPoints: [
        { ...a, index: 1, dependencies: [dependency({ parameter: 'x', protocolPointId: 'other' })] },
        { ...b, index: 0, protocolPointId: 'other' },
      ] as SentCategory['inspectionPoints'],
    };
    const { protocol } = plan(
      savable('Daily', { categories: [sent, { ...category, title: 'First', index: 0 }] as never }),
    );
    expect(protocol.categories.map(({ title }) => title)).toEqual(['First', 'Category 1']);
    const [one, two] = protocol.categories[1]?.inspectionPoints ?? [];
    expect([one?.inspectionPointId, two?.inspectionPointId]).toEqual(['inspection-b', 'inspection-a']);
    expect(two?.dependencies[0]?.protocolPointId).toBe(one?.id);
  });

  it('keeps one empty target where there is none, and each target once [PRO-11]', () => {
    expect(plan(savable('Audit_Site')).protocol.targets).toEqual([anyProduct]);
    expect(plan(savable('Audit_Machine')).protocol.targets).toEqual([anyProduct]);
    expect(plan(savable('Daily', { targets: [target('a'), target('b'), target('a')] })).protocol.targets).toEqual([
      target('a'),
      target('b'),
    ]);
  });

  it('drops unfilled slots of groups, phases that are off and the appendix that the type forbids', () => {
    const groups = [
      { name: ' One ', kind: 'optional' as const, categoryIndices: [-1, 0, -1] },
      { name: 'Empty', kind: 'mandatory' as const, categoryIndices: [-1] },
    ];
    const commission = plan(savable('Commission', { infoAppendix: true, categoryGroups: groups })).protocol;
    expect(commission.infoAppendix).toBe(true);
    expect(commission.categoryGroups).toEqual([{ name: 'One', kind: 'optional', categoryIndices: [0] }]);
    const closed = plan(
      savable('Closed', {
        infoAppendix: true,
        phases: [{ phaseId: 'running', order: 0 }],
        categories: categoriesOf([protocolPoint('p', { phaseId: 'running' })]),
      }),
    ).protocol;
    expect(closed).toMatchObject({ infoAppendix: false, phases: [] });
    expect(placedPoints(closed)[0]?.point.phaseId).toBeNull();
  });

  it('finds a subcategory by its title as well as by its place', () => {
    const [category] = categoriesOf([protocolPoint('a'), protocolPoint('b', { subcategoryTitleIndex: 0 })]);
    const sent = { ...category, subcategoryTitles: ['Cold', 'Hot'] } as SentCategory;
    const [a, b] = sent.inspectionPoints;
    const { protocol } = plan(
      savable('Commission', {
        categories: [{ ...sent, inspectionPoints: [{ ...a, subcategoryTitle: 'Hot' }, b] }] as never,
      }),
    );
    expect(placedPoints(protocol).map(({ point }) => point.subcategoryTitleIndex)).toEqual([1, 0]);
  });

  it.each([
    ['a title that the category does not have', { subcategoryTitle: 'Warm' }, 'subcategoryTitle'],
    ['a title of another index', { subcategoryTitle: 'Hot', subcategoryTitleIndex: 0 }, 'subcategoryTitle'],
    ['an index that the category does not have', { subcategoryTitleIndex: 2 }, 'subcategoryTitleIndex'],
    ['an index before the first', { subcategoryTitleIndex: -1 }, 'subcategoryTitleIndex'],
  ])('names %s', (_, fault, field) => {
    const [category] = categoriesOf([protocolPoint('a')]) as [SentCategory];
    const inspectionPoints = category.inspectionPoints.map((point) => ({ ...point, ...fault }));
    const sent = { ...category, subcategoryTitles: ['Cold', 'Hot'], inspectionPoints };
    const { errors } = plan(savable('Commission', { categories: [sent] as never }));
    expect(errors.map(({ path }) => path)).toEqual([`categories.0.inspectionPoints.0.${field}`]);
  });

  it('names faults by the places in which parts were sent, whatever their order', () => {
    const [category] = categoriesOf([protocolPoint('a'), protocolPoint('b')]) as [SentCategory];
    const [a, b] = category.inspectionPoints;
    const nameless = dependency({ parameter: '', protocolPointId: 'a' });
    const inspectionPoints = [
      { ...b, index: 1, dependencies: [nameless] },
      { ...a, index: 0 },
    ];
    const categories = [
      { ...category, index: 1, inspectionPoints },
      { ...category, title: '', index: 0 },
    ];
    const { errors } = plan(savable('Daily', { categories: categories as never }));
    expect(errors.map(({ path }) => path)).toEqual([
      'categories.1.title',
      'categories.0.inspectionPoints.0.dependencies.0.parameter',
    ]);
  });
});
