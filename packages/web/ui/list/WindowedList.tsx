import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './windowed-list.module.css';

interface WindowedListProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Every row is this high, in pixels. */
  rowHeight: number;
  content: (row: Row) => ReactNode;
  /** The row that is brought into view, at first and whenever it is another one. */
  startAt?: string;
}

const spare = 5;
/** Where nothing can be measured, as in a test, a screen is assumed. */
const usualHeight = 800;

interface View {
  top: number;
  height: number;
}
interface Wanted {
  rows: readonly { id: string }[];
  rowHeight: number;
  wanted: string | undefined;
}

function bringIntoView(list: HTMLElement, view: View, { rows, rowHeight, wanted }: Wanted): void {
  const place = rows.findIndex(({ id }) => id === wanted);
  if (place < 0) return;
  const top = place * rowHeight;
  const isInView = top >= view.top && top + rowHeight <= view.top + view.height;
  if (!isInView) list.scrollTop = Math.max(0, top - view.height / 2);
}

/** A list of any length of which only what can be seen is in the page. */
export function WindowedList<Row extends { id: string }>(props: WindowedListProps<Row>) {
  const { label, rows, rowHeight, content, startAt } = props;
  const box = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState(usualHeight);
  const [first, setFirst] = useState(0);
  const newest = useRef({ rows, rowHeight, wanted: startAt });
  newest.current = { rows, rowHeight, wanted: startAt };
  // Known from its own events: asking the page would make it lay out everything that was just drawn, at each step.
  const view = useRef<View>({ top: 0, height: usualHeight });
  /** A row that was made a moment ago comes with the next answer. */
  const wanted = rows.some(({ id }) => id === startAt) ? startAt : undefined;

  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    let wasHidden = false;
    const measure = () => {
      view.current = { top: list.scrollTop, height: list.clientHeight || usualHeight };
      setHeight(view.current.height);
      // A list that was hidden has forgotten how far it was scrolled.
      if (wasHidden && list.clientHeight > 0) bringIntoView(list, view.current, newest.current);
      wasHidden = list.clientHeight === 0;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (box.current && wanted) bringIntoView(box.current, view.current, { ...newest.current, wanted });
  }, [wanted]);

  /** Up and down lead from row to row, also to one that is not in the page yet. */
  function moveBetweenRows(event: KeyboardEvent<HTMLUListElement>): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const place = Number((event.target as Element).closest('li')?.ariaPosInSet) + step;
    const list = event.currentTarget;
    if (step === 0 || !(place >= 1 && place <= rows.length)) return;
    event.preventDefault();
    const top = (place - 1) * rowHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + rowHeight > list.scrollTop + height) list.scrollTop = top + rowHeight - height;
    flushSync(() => setFirst(Math.floor(list.scrollTop / rowHeight)));
    list.querySelector<HTMLElement>(`[aria-posinset="${place}"] :is(a, button)`)?.focus();
  }

  const many = Math.ceil(height / rowHeight) + 2 * spare;
  const from = Math.max(0, Math.min(first - spare, rows.length - many));
  const shown = rows.slice(from, from + many);
  return (
    <ul
      ref={box}
      className={classes.list}
      aria-label={label}
      onScroll={({ currentTarget: { scrollTop } }) => {
        view.current.top = scrollTop;
        setFirst(Math.floor(scrollTop / rowHeight));
      }}
      onKeyDown={moveBetweenRows}
    >
      <li aria-hidden style={{ height: from * rowHeight }} />
      {shown.map((row, place) => (
        <li
          key={row.id}
          className={classes.row}
          style={{ height: rowHeight }}
          aria-setsize={rows.length}
          aria-posinset={from + place + 1}
        >
          {content(row)}
        </li>
      ))}
      <li aria-hidden style={{ height: (rows.length - from - shown.length) * rowHeight }} />
    </ul>
  );
}
