import { bandOf, limitFor } from '@assay/domain/measurements/limits';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { computeSummary, isComputed, isLimited } from '@assay/domain/measurements/summary-table';
import { inIndexOrder } from '@assay/domain/points/new-parts';
import { shapeOf } from '@assay/domain/points/summary-with-rows';
import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterTap } from '../../../../ui/after-tap.ts';
import { useGrowing } from '../../../../ui/use-growing.ts';
import { focusOpenField, onFieldWanted } from '../answer-fields.ts';
import { withAnswer } from '../answers.ts';
import { t } from '../inputs.texts.ts';
import { asksNumber } from '../keyboard.ts';
import type { RunInputProps } from '../run-input-props.ts';
import { noteOf } from './cell-notes.ts';
import { cellAfter, moveBetweenCells } from './move-between-cells.ts';
import { RowChooser } from './RowChooser.tsx';
import { SummaryCell } from './SummaryCell.tsx';
import classes from './summary-table.module.css';

/** A table of values; what is computed from them follows every key and is read only. */
export function SummaryTable(props: RunInputProps<'SummaryWithRows'>) {
  const { point, unit, result, product, onChange, disabled, fromLastVisit, onStillSame } = props;
  const hint = useId();
  const drawn = useGrowing(point.rows.length, 4);
  const { fields, rows } = point;
  const shape = useMemo(() => shapeOf(point), [point]);
  const computed = useMemo(() => computeSummary(shape, result.values), [shape, result.values]);
  const values = new Map(computed.map(({ rowId, fieldId, value }) => [`${rowId}/${fieldId}`, value]));
  // What is half typed is not called wrong: a value is looked at when its cell is left.
  const [left, setLeft] = useState(values);
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
    mustBeNumber: asksNumber(field.keyboardType),
    keyboardType: field.keyboardType || point.keyboardType || ('decimal-pad' as const),
  }));
  const lines = inIndexOrder(rows).map((row, place) => ({
    ...row,
    name: row.title || t('rowNumber', { number: place + 1 }),
  }));
  const isByRow =
    useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false }) && columns.length > 2;
  const [rowId, setRow] = useState<string>();
  const chosen = lines.find(({ id }) => id === rowId) ?? lines[0];
  const box = useRef<HTMLElement>(null);
  useEffect(
    () =>
      box.current ? onFieldWanted(box.current, ({ name }) => flushSync(() => setRow(name.split('/')[0]))) : undefined,
    [],
  );
  /** What is still as at the last visit was not found today. */
  const isFilled = (row: string) =>
    columns.every(({ id }) => {
      const key = `${row}/${id}`;
      return isComputed(shape, row, id) || ((values.get(key) ?? '') !== '' && !fromLastVisit?.has(key));
    });
  function walk(event: KeyboardEvent<HTMLTableElement>): void {
    if (!isByRow || event.key !== 'Enter') {
      moveBetweenCells(event);
      return;
    }
    const next = cellAfter(event);
    if (!next) return;
    event.preventDefault();
    // A row that is hidden takes no focus.
    flushSync(() => setRow(lines[next.row]?.id));
    next.cell.focus();
  }
  function goOnIn(row: string): void {
    // A row that is hidden takes no focus.
    flushSync(() => setRow(row));
    const shown = box.current?.querySelector('tbody tr:not([hidden])');
    if (shown) focusOpenField(shown);
  }
  const isReckoned = limit !== undefined || shape.direction !== 'No';
  const notes = lines.flatMap((row) =>
    columns.flatMap(({ id, name, keyboardType, mustBeNumber }) => {
      const key = `${row.id}/${id}`;
      const value = values.get(key) ?? '';
      if (value === '' || left.get(key) !== value || isComputed(shape, row.id, id)) return [];
      const note = noteOf(point, { value, keyboardType, mustBeNumber, isReckoned });
      return note ? [{ ...note, id: `${hint}${key}`, cell: t('cell', { row: row.name, field: name }) }] : [];
    }),
  );

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section ref={box} className={classes.box} tabIndex={0} aria-label={point.measurementTitle || t('values')}>
      {isByRow && chosen && lines.length > 1 && (
        <RowChooser rows={lines} chosenId={chosen.id} isFilled={isFilled} onChoose={setRow} onNext={goOnIn} />
      )}
      <table
        className={classes.table}
        data-by-row={isByRow || undefined}
        aria-describedby={isByRow ? undefined : hint}
        onKeyDown={walk}
        onBlur={(event) => afterTap(event.currentTarget, () => setLeft(values))}
      >
        <caption className={classes.caption}>
          {[point.measurementTitle, unit && `(${unit})`].filter(Boolean).join(' ') || t('values')}
          {/* The chooser may be scrolled away while its cells are filled in. */}
          {isByRow && chosen && lines.length > 1 && <span className={classes.rowName}>{chosen.name}</span>}
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
            <tr key={row.id} hidden={isByRow && row !== chosen}>
              <th scope="row">{row.name}</th>
              {columns.map((field, x) => {
                const note = notes.find(({ id }) => id === `${hint}${row.id}/${field.id}`);
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
                    title={field.name}
                    value={value}
                    band={limit && number !== undefined ? bandOf(number, limit) : undefined}
                    keyboardType={field.keyboardType}
                    computed={isComputed(shape, row.id, field.id)}
                    disabled={disabled}
                    isOld={fromLastVisit?.has(`${row.id}/${field.id}`) ?? false}
                    onStillSame={onStillSame}
                    isFault={note?.isFault ?? false}
                    noteId={note?.id}
                    onFill={fill}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={classes.notes} aria-live="polite">
        {notes.map(({ id, text, cell, isFault }) => (
          <Text
            key={id}
            id={id}
            component="li"
            size="sm"
            c={isFault ? 'var(--mantine-color-error)' : 'var(--assay-warning)'}
          >
            {t('cellNote', { cell, note: text })}
          </Text>
        ))}
      </ul>
      {!isByRow && (
        <Text id={hint} size="sm" c="dimmed" className={classes.hint}>
          {t('tableHint')}
        </Text>
      )}
    </section>
  );
}
