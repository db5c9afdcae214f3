/// <reference lib="webworker" />
/** Keeps the application itself on the device: without network its pages open as with one. Answers of the API never pass through here. */

export {};

declare const self: ServiceWorkerGlobalScope;
/** Filled in when the application is built: a name of this build, and the files it is made of. */
declare const __BUILD__: { name: string; files: string[] };

const prefix = 'assay-app-';
const cacheName = `${prefix}${__BUILD__.name}`;
const scope = new URL(self.registration.scope);

/** The page is the same for every address; each answer of it carries its own nonce, in its policy and in its text. */
const page = new URL('.', scope).href;
const isOfApi = ({ pathname }: URL): boolean =>
  /^(?:api\/|demo-sign-in|healthz|readyz)/i.test(pathname.slice(scope.pathname.length));

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Past the browser's own cache: another release may have left its page there.
  await cache.addAll(
    [page, ...__BUILD__.files].map((file) => new Request(new URL(file, scope), { cache: 'no-cache' })),
  );
  await self.skipWaiting();
}

/** The files of the release before stay: a page that is still open may need one of them. */
async function tidyUp(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const older = names.filter((name) => name !== cacheName).slice(0, -1);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The newest page where the server answers, so that a release is seen at once; the kept one where it does not. */
async function answerPage(request: Request): Promise<Response> {
  try {
    const reply = await fetch(request);
    if (reply.ok || reply.status < 500) return reply;
  } catch {
    // No network: the kept one below.
  }
  return (await caches.match(page, { cacheName })) ?? Response.error();
}

const answerFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(tidyUp()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== scope.origin || isOfApi(address)) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(request));
  else if (address.pathname.startsWith(scope.pathname)) event.respondWith(answerFile(request));
});
