import { bandOf, limitFor } from '@assay/domain/measurements/limits';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { computeSummary, isComputed, isLimited } from '@assay/domain/measurements/summary-table';
import { inIndexOrder } from '@assay/domain/points/new-parts';
import { shapeOf } from '@assay/domain/points/summary-with-rows';
import { Text } from '@mantine/core';
import { useCallback, useId, useMemo } from 'react';
import { useGrowing } from '../../../../ui/use-growing.ts';
import { withAnswer } from '../answers.ts';
import { t } from '../inputs.texts.ts';
import type { RunInputProps } from '../run-input-props.ts';
import { moveBetweenCells } from './move-between-cells.ts';
import { SummaryCell } from './SummaryCell.tsx';
import classes from './summary-table.module.css';

/** A table of values; what is computed from them follows every key and is read only. */
export function SummaryTable({ point, unit, result, product, onChange, disabled }: RunInputProps<'SummaryWithRows'>) {
  const hint = useId();
  const drawn = useGrowing(point.rows.length, 4);
  const { fields, rows } = point;
  const shape = useMemo(() => shapeOf(point), [point]);
  const computed = useMemo(() => computeSummary(shape, result.values), [shape, result.values]);
  const values = new Map(computed.map(({ rowId, fieldId, value }) => [`${rowId}/${fieldId}`, value]));
  const limit = limitFor(point.measurementLimits, product);
  const fill = useCallback(
    (rowId: string, fieldId: string, value: string) =>
      onChange((before) => ({
        values: computeSummary(
          shape,
          withAnswer(before.values, { rowId, fieldId, value }, (one) => one.rowId === rowId && one.fieldId === fieldId),
        ),
      })),
    [shape, onChange],
  );
  const columns = inIndexOrder(fields).map((field, place) => ({
    ...field,
    name: field.title || t('fieldNumber', { number: place + 1 }),
  }));
  const lines = inIndexOrder(rows).map((row, place) => ({
    ...row,
    name: row.title || t('rowNumber', { number: place + 1 }),
  }));

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={classes.box} tabIndex={0} aria-label={point.measurementTitle || t('values')}>
      <table className={classes.table} aria-describedby={hint} onKeyDown={moveBetweenCells}>
        <caption className={classes.caption}>
          {[point.measurementTitle, unit && `(${unit})`].filter(Boolean).join(' ') || t('values')}
        </caption>
        <thead>
          <tr>
            {point.fieldTitle ? <th scope="col">{point.fieldTitle}</th> : <td />}
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, drawn).map((row, y) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {columns.map((field, x) => {
                const value = values.get(`${row.id}/${field.id}`) ?? '';
                const number = isLimited(shape, row.id, field.id) ? parseNumber(value) : undefined;
                return (
                  <SummaryCell
                    key={field.id}
                    rowId={row.id}
                    fieldId={field.id}
                    x={x}
                    y={y}
                    label={t('cell', { row: row.name, field: field.name })}
                    value={value}
                    band={limit && number !== undefined ? bandOf(number, limit) : undefined}
                    keyboardType={field.keyboardType || point.keyboardType || 'decimal-pad'}
                    computed={isComputed(shape, row.id, field.id)}
                    disabled={disabled}
                    pattern={point.inputValidationRegexp}
                    onFill={fill}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Text id={hint} size="sm" c="dimmed" className={classes.hint}>
        {t('tableHint')}
      </Text>
    </section>
  );
}
