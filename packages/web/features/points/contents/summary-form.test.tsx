import { newSummaryField, newSummaryRow } from '@assay/domain/points/new-parts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { coneFamily } from '../../../testing/equipments.ts';
import { editPoint, formPart, write, writePoint } from '../../../testing/point-form.tsx';
import { aKnownPoint } from '../../../testing/points.ts';

const text = (name: string) => screen.getByLabelText(name);
const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const direction = () => select('Totals');
const computes = (part: string) => formPart(part).getByLabelText<HTMLSelectElement>('Calculation');
const parts = (noun: string) => screen.queryAllByLabelText(new RegExp(`^${noun} \\d+$`), { selector: 'fieldset' });

describe('the form of a summary with rows [PNT-14]', () => {
  it('has a title, fields, rows, what is computed, lines of a chart and limits, and is sent as it was written', async () => {
    const { user, created } = await writePoint('SummaryWithRows');
    expect([parts('Field').length, parts('Row').length, parts('Line').length]).toEqual([1, 1, 0]);
    expect(direction().value).toBe('No');
    expect([...direction().options].map(({ value }) => value)).toEqual(['No', 'Row', 'Column', 'Both']);

    await write(user, text('Measurement title'), 'Wear');
    await write(user, text('Title of the fields'), 'Deck');
    await user.selectOptions(direction(), 'Both');
    await write(user, formPart('Field 1').getByLabelText('Title'), 'Left');
    await user.selectOptions(formPart('Field 1').getByLabelText('Keyboard'), 'decimal-pad');
    await user.click(screen.getByText('Add field'));
    await user.paste('Mean');
    await user.selectOptions(computes('Field 2'), 'Average');
    expect(formPart('Row 1').getByText('This row has no title.')).toBeTruthy();
    await write(user, formPart('Row 1').getByLabelText('Title'), 'Top');
    expect(formPart('Row 1').queryByText('This row has no title.')).toBeNull();
    await user.click(screen.getByText('Add row'));
    await user.paste('Total');
    await user.selectOptions(computes('Row 2'), 'Sum');
    await user.click(screen.getByText('Add line'));
    await write(user, formPart('Line 1').getByLabelText('Name'), 'Top left');
    await user.selectOptions(formPart('Line 1').getByLabelText('Row'), 'Top');
    await user.selectOptions(formPart('Line 1').getByLabelText('Field'), 'Left');
    await user.click(screen.getByText('Add limits'));
    await user.type(formPart('Limits 1').getByLabelText('Product family', { selector: 'input' }), 'cone{Enter}');
    await write(user, formPart('Limits 1').getByLabelText('High'), '9,5');

    const body = (await created()) as Record<'fields' | 'rows', { id?: string }[]>;
    const [left, top] = [body.fields[0]?.id, body.rows[0]?.id];
    expect(body).toMatchObject({
      type: 'SummaryWithRows',
      measurementTitle: 'Wear',
      fieldTitle: 'Deck',
      inspectionPointAggregationDirection: 'Both',
      fields: [
        { index: 0, title: 'Left', keyboardType: 'decimal-pad', inspectionPointFieldAggregation: 'No' },
        { index: 1, title: 'Mean', keyboardType: '', inspectionPointFieldAggregation: 'Average' },
      ],
      rows: [
        { index: 0, title: 'Top', inspectionPointRowAggregation: 'No' },
        { index: 1, title: 'Total', inspectionPointRowAggregation: 'Sum' },
      ],
      visualizationDatasets: [{ name: 'Top left', rowId: top, columnId: left }],
      measurementLimits: [{ productFamilyId: coneFamily.id, low: null, high: 9.5 }],
    });
  });

  it('loses the aggregations that are not computed any more when the direction changes', async () => {
    const { user, saved } = await editPoint(aTable());
    const aggregations = () => [computes('Field 2').value, computes('Row 2').value];
    const both = async () => {
      await user.selectOptions(direction(), 'Both');
      await user.selectOptions(computes('Field 2'), 'Average');
      await user.selectOptions(computes('Row 2'), 'Sum');
    };
    expect(aggregations()).toEqual(['Average', 'Sum']);
    await user.selectOptions(direction(), 'Row');
    expect(aggregations()).toEqual(['Average', 'No']);
    await both();
    await user.selectOptions(direction(), 'No');
    expect(aggregations()).toEqual(['No', 'No']);
    await both();
    await user.selectOptions(direction(), 'Column');
    expect(aggregations()).toEqual(['No', 'Sum']);
    expect(await saved()).toMatchObject({
      inspectionPointAggregationDirection: 'Column',
      fields: [{ inspectionPointFieldAggregation: 'No' }, { inspectionPointFieldAggregation: 'No' }],
      rows: [{ inspectionPointRowAggregation: 'No' }, { inspectionPointRowAggregation: 'Sum' }],
    });
  });

  it('warns of untitled fields and of more than one aggregation of a kind, and is saved all the same', async () => {
    const { user, saved } = await editPoint(aTable());
    expect(screen.queryByText(/More than one/)).toBeNull();
    await user.clear(formPart('Field 1').getByLabelText('Title'));
    await user.selectOptions(computes('Field 1'), 'Max');
    await user.selectOptions(computes('Row 1'), 'Min');
    expect(screen.getByText('Fields 1: Enter a title for the field')).toBeTruthy();
    expect(screen.getByText('Fields: More than one field has an aggregation')).toBeTruthy();
    expect(screen.getByText('Rows: More than one row has an aggregation')).toBeTruthy();
    expect(await saved()).toMatchObject({
      fields: [
        { title: '', inspectionPointFieldAggregation: 'Max' },
        { title: 'Mean', inspectionPointFieldAggregation: 'Average' },
      ],
      rows: [{ inspectionPointRowAggregation: 'Min' }, { inspectionPointRowAggregation: 'Sum' }],
    });
  });
});

/** A table in which both ways are computed. */
function aTable() {
  const [left, mean] = ['Left', 'Mean'].map((title, i) => ({ ...newSummaryField(i), id: customerId(11 + i), title }));
  const [top, total] = ['Top', 'Total'].map((title, i) => ({ ...newSummaryRow(i), id: customerId(21 + i), title }));
  if (!left || !mean || !top || !total) throw new Error('The table is not whole.');
  return aKnownPoint(1, 'SummaryWithRows', {
    inspectionPointAggregationDirection: 'Both',
    fields: [left, { ...mean, inspectionPointFieldAggregation: 'Average' }],
    rows: [top, { ...total, inspectionPointRowAggregation: 'Sum' }],
  });
}
