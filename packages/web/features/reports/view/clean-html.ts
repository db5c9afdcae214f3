import DOMPurify from 'dompurify';

export interface CleanReport {
  /** The text of its own style sheet. */
  styles: string;
  /** Its body, with room for its parts, and without anything that runs, loads or leads elsewhere. */
  body: DocumentFragment;
  /** Each cleans some of its entries and puts them into their places: a long report is cleaned a bit at a time. */
  parts: (() => void)[];
}

const sheets = /<style[^>]*>([\s\S]*?)<\/style>/gi;
const forbiddenTags = ['a', 'style', 'link', 'base', 'meta', 'form', 'input', 'button', 'iframe', 'object', 'embed'];
const forbiddenAttributes = ['style', 'href', 'xlink:href', 'srcset', 'background', 'poster', 'action'];
/** As many as are cleaned without anybody noticing. */
const entriesAtOnce = 24;

function asPlain(part: Element): Element {
  const plain = part.ownerDocument.createElement('div');
  for (const { name, value } of part.attributes) plain.setAttribute(name, value);
  plain.append(...part.childNodes);
  return plain;
}

/** Anchors are taken away, their words stay. */
function cleaned(part: HTMLElement): DocumentFragment {
  const clean = DOMPurify.sanitize(part, {
    FORBID_TAGS: forbiddenTags,
    FORBID_ATTR: forbiddenAttributes,
    RETURN_DOM_FRAGMENT: true,
  });
  // Pictures are inside of the report; whatever lies elsewhere is not fetched.
  for (const shown of clean.querySelectorAll('[src]'))
    if (!shown.getAttribute('src')?.startsWith('data:image/')) shown.removeAttribute('src');
  return clean;
}

const roomOf = (part: Element): string | null => part.getAttribute('data-room');

const inBatches = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

/** A report as it may stand in a page. */
export function cleanReport(html: string): CleanReport {
  // Taken out as text: even a parser that shows nothing would apply them, which the page's policy forbids.
  const styles = Array.from(html.matchAll(sheets), ([, sheet = '']) => sheet).join('\n');
  const parsed = new DOMParser().parseFromString(html.replaceAll(sheets, ''), 'text/html');
  // The page around it has a main part already.
  for (const main of parsed.querySelectorAll('main')) main.replaceWith(asPlain(main));
  const batches = inBatches([...parsed.querySelectorAll('.entry')], entriesAtOnce).map((entries, batchIndex) => {
    const batch = parsed.createElement('div');
    entries.forEach((entry, index) => {
      const room = parsed.createElement('div');
      for (const one of [room, entry]) one.setAttribute('data-room', `${batchIndex}.${index}`);
      entry.replaceWith(room);
      batch.append(entry);
    });
    return batch;
  });
  const body = cleaned(parsed.body);
  const rooms = new Map(Array.from(body.querySelectorAll('[data-room]'), (room) => [roomOf(room), room]));
  const fill = (batch: HTMLElement) => {
    for (const entry of cleaned(batch).querySelectorAll('.entry')) rooms.get(roomOf(entry))?.replaceWith(entry);
  };
  return { styles, body, parts: batches.map((batch) => () => fill(batch)) };
}
