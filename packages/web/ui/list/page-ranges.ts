export interface PageRange {
  page: number;
  /** The numbers of its first and last row, from 1. */
  from: number;
  to: number;
}

const neighbours = 2;

/** The pages to offer: the first, the last, those around the current one, and gaps between; none when all fits on one. */
export function pageRanges(count: number, amount: number, current: number): (PageRange | 'gap')[] {
  const last = Math.ceil(count / amount);
  if (last < 2) return [];
  const near = Math.min(Math.max(current, 1), last);
  const pages = [1, last];
  for (let page = near - neighbours; page <= near + neighbours; page += 1)
    if (page > 1 && page < last) pages.push(page);
  const offered: (PageRange | 'gap')[] = [];
  let before = 0;
  for (const page of pages.sort((a, b) => a - b)) {
    // A gap of one page is that page.
    if (page === before + 2) offered.push(range(page - 1));
    else if (page > before + 2) offered.push('gap');
    offered.push(range(page));
    before = page;
  }
  return offered;

  function range(page: number): PageRange {
    return { page, from: (page - 1) * amount + 1, to: Math.min(page * amount, count) };
  }
}
