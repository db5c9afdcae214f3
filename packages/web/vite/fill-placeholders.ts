import type { Plugin } from 'vite';

/** The server fills these in per request; in development there is no server before the page. */
export function fillPlaceholders(): Plugin {
  return {
    name: 'assay:fill-placeholders',
    apply: 'serve',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll('__BASE_PATH__', '/').replaceAll('__CSP_NONCE__', 'development'),
    },
  };
}
