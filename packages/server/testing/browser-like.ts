import { readCookies } from '../http/cookies.ts';
import type { TestApp } from './test-app.ts';

/** Follows redirects with cookies, as a browser does, inside the app. */
export function browserOf(app: TestApp) {
  const jar = new Map<string, string>();
  const visit = async (url: string): Promise<{ url: string; status: number; text: string }> => {
    const { pathname, search } = new URL(url, 'http://localhost:3000');
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await app.ask('GET', pathname + search, { headers: { cookie, host: 'localhost:3000' } });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = String(line).split(';');
      for (const [name, value] of Object.entries(readCookies(pair))) jar.set(name, value);
    }
    const location = reply.headers.location;
    return typeof location === 'string' && !/\/auth\/token(\?|$)/.test(location)
      ? visit(location)
      : { url: String(location ?? url), status: reply.status, text: reply.text };
  };
  return { visit, jar };
}
