import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { type ComponentPropsWithRef, type CSSProperties, Fragment, type ReactNode } from 'react';
import classes from './data-table.module.css';
import { FoldedSort } from './FoldedSort.tsx';
import foldedClasses from './folded-table.module.css';
import type { Direction } from './list-state.ts';

export interface Column<Row> {
  id: string;
  header: string;
  /** The key under which the server sorts by this column; absent: it does not. */
  sortKey?: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and actions stand at the end. */
  align?: 'center' | 'end';
  /** As CSS says it; a column without one shares what is left. */
  width?: string;
  /** Its texts may take several lines. */
  wrap?: true;
  /** It goes first where the screen is narrower than 1280 px. */
  secondary?: true;
  /** The header is for screen readers alone. */
  hideHeader?: true;
}

interface DataTableProps<Row> {
  /** What the table holds, for those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort?: { key: string; direction: Direction; onSort: (key: string) => void };
  /** Below this the box scrolls; the sum of what the columns need. */
  minWidth?: string;
  /** The rows are about to be replaced. */
  faded?: boolean;
  /** More of a row, across the table below it; null where there is nothing more. */
  below?: (row: Row) => ReactNode;
  /** Few rows with much in each: on narrow screens each becomes a card instead. */
  stacks?: boolean;
  /** Many rows whose texts speak for themselves: up to this size of screen each takes a few lines without labels. */
  folds?: FoldingSize;
}

export type FoldingSize = keyof typeof foldingWidths;
/** Buttons for fingers take the room of names on larger tablets, too. */
const foldingWidths = {
  phone: '(max-width: 48em)',
  tablet: '(max-width: 62em), (pointer: coarse) and (max-width: 72em)',
};

const scaled = (width: string): string => `calc(${width} * var(--assay-column-scale))`;

const atOnce = { getInitialValueInEffect: false };

/** One row, one line; on narrow screens it scrolls sideways in its own box. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, sort, minWidth = '36rem', faded, below, stacks, folds } = props;
  const isFolded = useMediaQuery(foldingWidths[folds ?? 'phone'], false, atOnce) && folds !== undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={classes.box} aria-label={label} tabIndex={0} data-faded={faded || undefined}>
      {isFolded && sort && <FoldedSort columns={columns} sort={sort} />}
      <table
        className={`${classes.table} ${foldedClasses.table}`}
        style={{ '--table-min-width': stacks ? undefined : scaled(minWidth) } as CSSProperties}
        data-stacks={stacks}
        data-folded={isFolded || undefined}
      >
        <colgroup>
          {columns.map(({ id, width, secondary }) => (
            <col key={id} style={{ width: width && scaled(width) }} data-secondary={secondary} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <tr>
                {columns.map(({ id, header, hideHeader, align, wrap, secondary, cell }) => (
                  <td
                    key={id}
                    data-align={align}
                    data-wrap={wrap}
                    data-secondary={secondary}
                    data-label={hideHeader ? undefined : header}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
              <Below span={columns.length}>{below?.(row)}</Below>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Below = ({ span, children }: { span: number; children: ReactNode }) =>
  children ? (
    <tr data-below>
      <td colSpan={span} data-wrap>
        {children}
      </td>
    </tr>
  ) : null;

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: DataTableProps<Row>['sort'];
}

function HeaderCell<Row>({ column: { header, sortKey, align, hideHeader, secondary }, sort }: HeaderCellProps<Row>) {
  if (!sort || !sortKey) {
    return (
      <th scope="col" data-align={align} data-secondary={secondary}>
        {hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header}
      </th>
    );
  }
  const direction = sort.key === sortKey ? sort.direction : undefined;
  const Icon = direction ? (direction === 'asc' ? IconChevronUp : IconChevronDown) : IconSelector;
  return (
    <th scope="col" data-align={align} aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}>
      <button type="button" className={classes.sort} onClick={() => sort.onSort(sortKey)}>
        {header}
        <Icon size={16} aria-hidden />
      </button>
    </th>
  );
}

/** The link of a row: the whole row takes the click, the keyboard stops once. */
export const RowLink = createLink((props: ComponentPropsWithRef<'a'>) => <a {...props} className={classes.link} />);
