/** A section of a report that stands on paper of its own, where no address of the page leads. */
export interface PaperSection {
  key: string;
  title: string;
  head: HTMLElement;
}

/** What stands small beside a title is no part of it: how many there are, in which order. */
function titleOf(head: HTMLElement): string {
  const words = head.cloneNode(true) as HTMLElement;
  for (const note of words.querySelectorAll('.section-note')) note.remove();
  return (words.textContent ?? '').trim();
}

/** The sections of a report as it is drawn, by their heads; the keyboard can be led to each of them. */
export const paperSections = (root: ParentNode): PaperSection[] =>
  [...root.querySelectorAll<HTMLElement>('.section > h2')].map((head, place) => {
    head.tabIndex = -1;
    return { key: `paper-${place}`, title: titleOf(head), head };
  });
