import { newSummaryField, newSummaryRow } from '@assay/domain/points/new-parts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { editPoint, formPart, write } from '../../../testing/point-form.tsx';
import { aKnownPoint } from '../../../testing/points.ts';

const title = (part: string) => formPart(part).getByLabelText<HTMLInputElement>('Title');
const press = (name: string) => screen.getByText(name);

/** A table whose parts stand in another order than that of their indexes, with gaps. */
const table = aKnownPoint(1, 'SummaryWithRows', {
  fields: [{ ...newSummaryField(0), id: customerId(11), title: 'Left' }],
  rows: [
    { ...newSummaryRow(7), id: customerId(22), title: 'Second' },
    { ...newSummaryRow(3), id: customerId(21), title: 'First' },
  ],
});

describe('new parts in the form of a point', () => {
  it('are shown by index and stand last; their temporary ids are not sent, but where a line of the chart names them [PNT-22]', async () => {
    const { user, saved } = await editPoint(table);
    expect([title('Row 1').value, title('Row 2').value]).toEqual(['First', 'Second']);
    for (const name of ['Third', 'Fourth']) {
      await user.click(press('Add row'));
      await user.paste(name);
    }
    expect([title('Row 3').value, title('Row 4').value]).toEqual(['Third', 'Fourth']);
    await user.click(press('Add line'));
    await write(user, formPart('Line 1').getByLabelText('Name'), 'New');
    const choices = formPart('Line 1').getByLabelText<HTMLSelectElement>('Row');
    await user.selectOptions(choices, 'Fourth');
    const temporary = choices.value;
    expect(temporary).toMatch(/^temp-id-/);

    const body = (await saved()) as Record<'rows' | 'visualizationDatasets', object[]>;
    const rows = [
      { id: customerId(21), index: 0, title: 'First' },
      { id: customerId(22), index: 1, title: 'Second' },
      { index: 2, title: 'Third' },
      { id: temporary, index: 3, title: 'Fourth' },
    ];
    expect(body.rows).toEqual(rows.map((row) => ({ ...row, inspectionPointRowAggregation: 'No' })));
    expect(body.visualizationDatasets).toEqual([{ name: 'New', rowId: temporary, columnId: '' }]);
  });

  it('take along the lines of the chart that name them when they are removed again', async () => {
    const { user, saved } = await editPoint(table);
    await user.click(press('Add row'));
    await user.paste('Third');
    await user.click(press('Add line'));
    await write(user, formPart('Line 1').getByLabelText('Name'), 'New');
    await user.selectOptions(formPart('Line 1').getByLabelText('Row'), 'Third');
    await user.click(screen.getByLabelText('Remove Row 3'));
    expect(screen.queryByLabelText('Line 1')).toBeNull();
    const body = await saved();
    expect(body).toMatchObject({ visualizationDatasets: [] });
    expect(JSON.stringify(body)).not.toContain('temp-id-');
  });
});
