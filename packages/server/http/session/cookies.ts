/** Cookies only carry sign-in from one redirect to the next; nothing else reads them. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of (header ?? '').slice(0, 8192).split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) cookies[pair.slice(0, at).trim()] = pair.slice(at + 1).trim();
  }
  return cookies;
}

export interface CookieOptions {
  maxAgeSeconds: number;
  path: string;
  secure: boolean;
  httpOnly: boolean;
  sameSite: 'Strict' | 'Lax';
}

export function cookie(
  name: string,
  value: string,
  { maxAgeSeconds, path, secure, httpOnly, sameSite }: CookieOptions,
): string {
  const flags = [secure && 'Secure', httpOnly && 'HttpOnly'].filter(Boolean);
  return [`${name}=${value}`, `Max-Age=${maxAgeSeconds}`, `Path=${path}`, `SameSite=${sameSite}`, ...flags].join('; ');
}
