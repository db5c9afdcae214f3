import type { Cell, TableBlock } from '@assay/contract/reports/document';
import { RatingLabel } from './RatingLabel.tsx';
import { Toned } from './Toned.tsx';
import classes from './table-view.module.css';

/** Below so many rem for each part of its width a table scrolls in its own box. */
const narrowestPart = 5;

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

export const TableView = ({ block: { title, columns, rows }, about }: TableViewProps) => {
  const parts = columns.reduce((sum, { weight }) => sum + weight, 0);
  return (
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
};
