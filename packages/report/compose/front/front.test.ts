import { newField, newSummaryField, newSummaryRow } from '@assay/domain/points/new-parts';
import { ratings } from '@assay/domain/ratings';
import { describe, expect, it } from 'vitest';
import { aReportPoint } from '../../testing/report-work.ts';
import { action, documentOf, finding, rated } from '../../testing/told-points.ts';

const photo = (imageId: string) => ({
  id: imageId,
  imageId,
  index: 0,
  caption: '',
  layout: 'Default' as const,
  contentType: 'image/jpeg',
  width: 4,
  height: 3,
});

describe('what is to be done', () => {
  it('is every point worse than Ok once: by its action, else by its finding, else by itself; fixed ones last', () => {
    const points = [
      rated('Bolts', 'Follow'),
      rated('Rope', 'ImmediateAction'),
      rated('Pads', 'Repair'),
      rated('Stop', 'ImmediateAction', { fixedOnSite: true }),
      rated('Oil', 'Ok'),
    ];
    const followUp = { state: 'open', owner: 'Aino', due: '2026-03-01' } as const;
    const { front } = documentOf(points, {
      findings: [finding('Rope: broken wires'), finding('Pads', { corrective: 'Order new ones', followUp })],
      priorityActions: [action('Rope: replace it')],
    });
    expect(front.tasks.map(({ what, rating, followUp: { state } }) => [what, rating?.label, state.label])).toEqual([
      ['Rope: replace it', 'Immediate', 'Open'],
      ['Pads: Order new ones', 'Repair or replace', 'Overdue'],
      ['Bolts', 'Follow up', 'Open'],
      ['Stop', 'Immediate', 'Fixed on site'],
    ]);
    expect(front.taskNote).toBe('3 open, 1 fixed on site');
    expect(front.tasks[1]?.followUp).toMatchObject({ owner: 'Aino', due: '01/03/2026', dueNote: '5 days ago' });
    expect(front.reason).toMatch(/^Point \d+: immediate action\. Point \d+ was fixed on site\.$/);
  });

  it('says of several values the largest, or all where none of them tells more, and what they are called', () => {
    const fields = ['Left', 'Right'].map((title, index) => ({ ...newField(index), id: title, title }));
    const told = (left: string, right: string) => {
      const values = [
        { fieldId: 'Left', value: left },
        { fieldId: 'Right', value: right },
      ];
      const point = aReportPoint('Summary', {
        point: { name: 'Welds', fields },
        result: { content: { values }, rating: ratings.Repair } as never,
      });
      const { front, sections } = documentOf([point]);
      const rows = sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'points' ? block.rows : [])),
      );
      return [front.tasks[0]?.value, rows[0]?.figures.map(({ label, value }) => `${label} ${value}`)];
    };
    // The row of a point that was told before says one value, or leads there without one.
    expect(told('0', '31')).toEqual(['31 (Right)', ['Right 31']]);
    expect(told('None', '31')).toEqual(['None (Left), 31 (Right)', []]);
    expect(told('Good', 'Worn')).toEqual(['Good (Left), Worn (Right)', []]);
    const long = 'Worn over its whole length and cracked beside the weld';
    expect(told('Good', long.repeat(2))[0]).toBe('');
  });

  it('says of a table the worst that was measured, as the list of all points does, or by its name what it computes', () => {
    const limits = { id: 'limit', productFamilyId: null, productModelId: null, high: null, criticalHigh: null };
    const point = {
      name: 'Jaw dies',
      measurementLimits: [{ ...limits, criticalLow: 30, low: 45 }],
      inspectionPointAggregationDirection: 'Both',
      fields: [
        ...['Edge', 'Middle'].map((title, index) => ({ ...newSummaryField(index), id: title, title })),
        { ...newSummaryField(2), id: 'mean', title: 'Average', inspectionPointFieldAggregation: 'Average' },
      ],
      rows: [
        ...['Top', 'Bottom'].map((title, index) => ({ ...newSummaryRow(index), id: title, title })),
        { ...newSummaryRow(2), id: 'least', title: 'Min', inspectionPointRowAggregation: 'Min' },
      ],
    };
    const told = ([a, b, c, d]: string[]) => {
      const values = [
        { rowId: 'Top', fieldId: 'Edge', value: a },
        { rowId: 'Top', fieldId: 'Middle', value: b },
        { rowId: 'Bottom', fieldId: 'Edge', value: c },
        { rowId: 'Bottom', fieldId: 'Middle', value: d },
      ];
      const result = { content: { values }, rating: ratings.Repair } as never;
      const { front, sections } = documentOf([aReportPoint('SummaryWithRows', { point, result })]);
      const rows = sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'points' ? block.rows : [])),
      );
      return [front.tasks[0]?.value, ...(rows[0]?.figures ?? []).map(({ label, value }) => `${label}: ${value}`)];
    };
    expect(told(['50', '29', '38', '12'])).toEqual(['12', 'Bottom, Middle: 12']);
    expect(told(['50', '44', '48', '41'])).toEqual(['41', 'Bottom, Middle: 41']);
    expect(told(['50', '46', '52', '50'])).toEqual(['48 (Min, Average)', 'Min, Average: 48']);
  });

  it('says of a table whose limits say nothing of what it computes the measured value nearest to them', () => {
    const limits = { id: 'limit', productFamilyId: null, productModelId: null, criticalLow: 18, low: 25 };
    const point = (aggregation: string, high: number | null) => ({
      measurementLimits: [{ ...limits, high, criticalHigh: null }],
      inspectionPointAggregationDirection: 'Both',
      fields: [
        ...['0°', '90°'].map((title, index) => ({ ...newSummaryField(index), id: title, title })),
        { ...newSummaryField(2), id: 'across', title: aggregation, inspectionPointFieldAggregation: aggregation },
      ],
      rows: [
        ...['Upper', 'Lower'].map((title, index) => ({ ...newSummaryRow(index), id: title, title })),
        { ...newSummaryRow(2), id: 'mean', title: 'Average', inspectionPointRowAggregation: 'Average' },
      ],
    });
    const values = [
      { rowId: 'Upper', fieldId: '0°', value: '46.2' },
      { rowId: 'Upper', fieldId: '90°', value: '46.9' },
      { rowId: 'Lower', fieldId: '0°', value: '46.0' },
      { rowId: 'Lower', fieldId: '90°', value: '45.6' },
    ];
    const told = (aggregation: string, high: number | null = null) => {
      const result = { content: { values }, rating: ratings.Ok } as never;
      const at = aReportPoint('SummaryWithRows', { point: point(aggregation, high), result });
      const { sections } = documentOf([at]);
      const rows = sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'points' ? block.rows : [])),
      );
      return rows[0]?.figures.map(({ label, value, limits: allowed }) => `${label}: ${value}, ${allowed}`);
    };
    expect(told('Diff')).toEqual(['Lower, 90°: 45.6, min 25']);
    expect(told('Sum', 47)).toEqual(['Upper, 90°: 46.9, 25 to 47']);
    // A mean of thicknesses is a thickness.
    expect(told('Average')).toEqual(['Average: 46.2, min 25']);
  });

  it('counts what earlier visits left open and this one does not write down again', () => {
    const earlier = (title: string) => ({
      id: title,
      title,
      inspectionPointId: null,
      foundAt: '2026-01-01',
      state: 'open' as const,
    });
    const parts = { earlierFindings: [earlier('Emergency stop'), earlier('Rope')], findings: [finding('Rope')] };
    const { front } = documentOf([rated('Rope', 'Repair')], parts);
    expect(front.taskNote).toBe('1 open, 1 more of earlier visits, below');
  });

  it('counts what earlier visits left open where there is nothing else to do, too', () => {
    const stop = {
      ...{ id: 'stop', title: 'Emergency stop', inspectionPointId: null },
      ...{ foundAt: '2026-01-01', state: 'open' as const },
    };
    const { front } = documentOf([rated('Oil', 'Ok')], { earlierFindings: [stop] });
    expect(front).toMatchObject({ tasks: [], taskNote: 'Still open: 1' });
  });

  it('is nothing where all is well', () => {
    expect(documentOf([rated('Oil', 'Ok')]).front).toMatchObject({ tasks: [], taskNote: '', reason: '', since: null });
  });
});

describe('findings and points', () => {
  it('refer to each other, and show a shared photo once', () => {
    const point = rated('Rope', 'Repair', { photos: [photo('shared'), photo('own')] });
    const { sections } = documentOf([point], { findings: [finding('Broken wires', { photos: [photo('shared')] })] });
    const [card] = sections.find(({ key }) => key === 'findings')?.blocks ?? [];
    const [entry] = sections.find(({ key }) => key === 'attention')?.blocks ?? [];
    expect(card).toMatchObject({ rating: { name: 'Repair' }, references: [{ key: point.protocolPointId }] });
    expect(entry).toMatchObject({ references: [{ key: 'Broken wires', text: 'Finding 1' }] });
    expect(JSON.stringify(entry).match(/"imageId":"\w+"/g)).toEqual(['"imageId":"own"']);
  });

  it('keep every number: a point that was told before has a row that leads to it', () => {
    const [bad, good] = [rated('Rope', 'Repair'), rated('Oil', 'Ok')];
    const { sections } = documentOf([bad, good]);
    const rows = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'points' ? block.rows : [])),
    );
    expect(rows.map(({ key, toldAt }) => [key, toldAt])).toEqual([
      [bad.protocolPointId, bad.protocolPointId],
      [good.protocolPointId, null],
    ]);
  });

  it('say of a point that was fixed on site that it was, in full and in its row', () => {
    const fixed = rated('Guard', 'ImmediateAction', { fixedOnSite: true });
    const { sections } = documentOf([fixed, rated('Rope', 'Repair')]);
    const blocks = sections.flatMap((section) => section.blocks);
    const entries = blocks.flatMap((block) => (block.kind === 'entry' ? [block] : []));
    const rows = blocks.flatMap((block) => (block.kind === 'points' ? block.rows : []));
    const said = [...entries, ...rows].map(({ title, notes, fixedOnSite }) => [title, notes, fixedOnSite]);
    expect(said).toEqual([
      ['Guard', ['Fixed on site'], true],
      ['Rope', [], undefined],
      ['Guard', ['Fixed on site'], true],
      ['Rope', [], undefined],
    ]);
  });

  it('count what was not rated', () => {
    const { verdict } = documentOf([rated('Oil', 'Ok'), rated('Left out', 'NotSet')]);
    expect(verdict.counts.at(-1)).toMatchObject({ rating: { label: 'Not rated' }, count: 1 });
  });
});
