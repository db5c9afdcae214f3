import { readCookies } from '../http/session/cookies.ts';
import type { TestApp } from './test-app.ts';

/** Follows redirects with cookies, as a browser does, inside the app; cookies of one host are not sent to another. */
export function browserOf(app: TestApp, host = 'localhost:3000') {
  const jar = new Map<string, string>();
  const visit = async (url: string): Promise<{ url: string; status: number; text: string }> => {
    const { pathname, search, host: target } = new URL(url, `http://${host}`);
    if (target !== host) return { url, status: 0, text: 'The browser has left the app for another host.' };
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await app.ask('GET', pathname + search, { headers: { cookie, host } });
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
