import DOMPurify from 'dompurify';

export interface CleanReport {
  /** The text of its own style sheet. */
  styles: string;
  /** Its body, without anything that runs, loads or leads elsewhere. */
  body: DocumentFragment;
}

const forbidden = ['a', 'style', 'link', 'base', 'meta', 'form', 'input', 'button', 'iframe', 'object', 'embed'];

/** A report as it may stand in a page: anchors are taken away, their words stay. */
export function cleanReport(html: string): CleanReport {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const styles = [...parsed.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const body = DOMPurify.sanitize(parsed.body, {
    FORBID_TAGS: forbidden,
    FORBID_ATTR: ['style', 'srcset', 'action'],
    RETURN_DOM_FRAGMENT: true,
    // Pictures are inside of the report; whatever lies elsewhere is not asked for.
    ALLOWED_URI_REGEXP: /^data:image\//i,
  });
  return { styles, body };
}
