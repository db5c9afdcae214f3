import DOMPurify from 'dompurify';

export interface CleanReport {
  /** The text of its own style sheet. */
  styles: string;
  /** Its body, without anything that runs, loads or leads elsewhere. */
  body: DocumentFragment;
}

const sheets = /<style[^>]*>([\s\S]*?)<\/style>/gi;
const forbiddenTags = ['a', 'style', 'link', 'base', 'meta', 'form', 'input', 'button', 'iframe', 'object', 'embed'];
const forbiddenAttributes = ['style', 'href', 'xlink:href', 'srcset', 'background', 'poster', 'action'];

function asPlain(part: Element): Element {
  const plain = part.ownerDocument.createElement('div');
  for (const { name, value } of part.attributes) plain.setAttribute(name, value);
  plain.append(...part.childNodes);
  return plain;
}

/** A report as it may stand in a page: anchors are taken away, their words stay. */
export function cleanReport(html: string): CleanReport {
  // Taken out as text: even a parser that shows nothing would apply them, which the page's policy forbids.
  const styles = Array.from(html.matchAll(sheets), ([, sheet = '']) => sheet).join('\n');
  const parsed = new DOMParser().parseFromString(html.replaceAll(sheets, ''), 'text/html');
  // The page around it has a main part already.
  for (const main of parsed.querySelectorAll('main')) main.replaceWith(asPlain(main));
  const body = DOMPurify.sanitize(parsed.body, {
    FORBID_TAGS: forbiddenTags,
    FORBID_ATTR: forbiddenAttributes,
    RETURN_DOM_FRAGMENT: true,
  });
  // Pictures are inside of the report; whatever lies elsewhere is not asked for.
  for (const part of body.querySelectorAll('[src]'))
    if (!part.getAttribute('src')?.startsWith('data:image/')) part.removeAttribute('src');
  return { styles, body };
}
