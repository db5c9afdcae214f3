import { type Cell, isNothing, type TableBlock } from '@assay/contract/reports/document';
import { useMediaQuery } from '@mantine/hooks';
import { RatingLabel } from './RatingLabel.tsx';
import { Toned } from './Toned.tsx';
import classes from './table-view.module.css';

/** Below so many rem for each part of its width a table is too narrow to be read. */
const narrowestPart = 5;
/** What the page has beside a table. */
const aroundTable = 6;
/** A wider screen is a desk, where a table that is wider still scrolls in its own box. */
const widestTablet = 56;

const CellView = ({ cell: { text, note, rating, tone } }: { cell: Cell }) => (
  <>
    {rating && <RatingLabel rating={rating} />}
    {text && <Toned tone={tone} text={text} />}
    {note && <span className={classes.note}>{note}</span>}
  </>
);

interface TableViewProps {
  block: TableBlock;
  /** What it is about, where it has no title of its own. */
  about: string;
}

/** A table, or its rows one below the other where it would not fit. */
export const TableView = (props: TableViewProps) => {
  const parts = props.block.columns.reduce((sum, { weight }) => sum + weight, 0);
  const width = Math.min(parts * narrowestPart + aroundTable, widestTablet);
  const fitsOnlyFolded = useMediaQuery(`(max-width: ${width}rem)`, false, { getInitialValueInEffect: false });
  return fitsOnlyFolded ? <FoldedTable {...props} /> : <WideTable {...props} parts={parts} />;
};

/** Each row is headed by its first cell; what a row does not have is left out. */
const FoldedTable = ({ block: { title, columns, rows }, about }: TableViewProps) => (
  <section aria-label={title || about}>
    {title && <p className={classes.caption}>{title}</p>}
    <ul className={classes.folded}>
      {rows.map(({ key, cells: [head, ...cells] }) => (
        <li key={key} className={classes.row}>
          {head && (
            <div className={classes.rowHead}>
              <CellView cell={head} />
            </div>
          )}
          {cells.some((cell) => !isNothing(cell)) && (
            <dl className={classes.cells}>
              {cells.map((cell, place) =>
                isNothing(cell) ? null : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their place alone.
                  <div key={place}>
                    <dt>{columns[place + 1]?.title}</dt>
                    <dd data-strong={cell.strong || undefined}>
                      <CellView cell={cell} />
                    </dd>
                  </div>
                ),
              )}
            </dl>
          )}
        </li>
      ))}
    </ul>
  </section>
);

const WideTable = ({ block: { title, columns, rows }, about, parts }: TableViewProps & { parts: number }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
  <section className={classes.box} aria-label={title || about} tabIndex={0}>
    <table className={classes.table} style={{ minWidth: `${parts * narrowestPart}rem` }}>
      {title && <caption>{title}</caption>}
      <colgroup>
        {columns.map(({ weight }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place alone.
          <col key={place} style={{ width: `${(weight / parts) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ title: head, rating, align }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place alone.
            <th key={place} scope="col" data-align={align}>
              {rating ? <RatingLabel rating={{ ...rating, label: head }} /> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their place alone.
              <td key={place} data-align={columns[place]?.align} data-strong={cell.strong || undefined}>
                <CellView cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
