/** Where the app lives on its host: from the page's `<base>`, always with a slash at its end. */
export function baseUrl(): URL {
  const base = document.querySelector('base')?.href ?? window.location.origin;
  return new URL(base.endsWith('/') ? base : `${base}/`);
}

export const basePath = (): string => baseUrl().pathname;
