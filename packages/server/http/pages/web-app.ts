import { open, readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { notFound } from '@assay/domain/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../replies/compression.ts';
import { asPage, newNonce, workerPolicy } from './security-headers.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

interface Asset {
  path: string;
  type: string;
  encodings: { br?: number; gzip?: number; plain: number };
}

const endings = { br: '.br', gzip: '.gz' } as const;

/** Reads the names of a build: a request can only ask for a file that was there then, so no path escapes. */
async function listAssets(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = new Map(await Promise.all(files.map(async (path) => [path, (await stat(path)).size] as const)));
  const assets = new Map<string, Asset>();
  for (const [path, plain] of sizes) {
    if (path.endsWith('.br') || path.endsWith('.gz')) continue;
    assets.set(`/${relative(folder, path).split(sep).join('/')}`, {
      path,
      type: contentTypes[extname(path)] ?? 'application/octet-stream',
      encodings: { br: sizes.get(`${path}.br`), gzip: sizes.get(`${path}.gz`), plain },
    });
  }
  return assets;
}

/** A file of the build may be gone: the next one takes its place at this moment. */
async function contentOf(path: string): Promise<Readable> {
  const file = await open(path).catch(() => {
    throw notFound();
  });
  return file.createReadStream();
}

async function sendAsset(asset: Asset, request: FastifyRequest, response: FastifyReply): Promise<FastifyReply> {
  const wanted = acceptedEncoding(request);
  const encoding = wanted && asset.encodings[wanted] !== undefined ? wanted : undefined;
  const content =
    request.method === 'HEAD' ? '' : await contentOf(encoding ? asset.path + endings[encoding] : asset.path);
  if (encoding) response.header('content-encoding', encoding);
  if (request.url === '/service-worker.js') response.header('content-security-policy', workerPolicy);
  // Names below assets/ carry a hash of their content.
  const lasting = request.url.startsWith('/assets/');
  return response
    .header('vary', 'accept-encoding')
    .header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('content-length', encoding ? asset.encodings[encoding] : asset.encodings.plain)
    .type(asset.type)
    .send(content);
}

const looksLikePage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !request.url.toLowerCase().startsWith('/api/');

interface Build {
  page: string;
  assets: Map<string, Asset>;
}

/** Answers the build that is in the folder, and reads it again once its page has changed. */
async function openBuild(folder: string, basePath: string): Promise<() => Promise<Build>> {
  const index = join(folder, 'index.html');
  const stampOf = async (): Promise<string> => {
    const { ino, size, mtimeMs } = await stat(index);
    return `${ino} ${size} ${mtimeMs}`;
  };
  const read = async (): Promise<Build> => {
    const assets = await listAssets(folder);
    assets.delete('/index.html');
    return { page: (await readFile(index, 'utf8')).replaceAll('__BASE_PATH__', basePath), assets };
  };
  let stamp = await stampOf();
  let build = await read();
  return async () => {
    try {
      const now = await stampOf();
      if (now !== stamp) [build, stamp] = [await read(), now];
    } catch {
      // The folder is being replaced: the last build answers until the next one is whole.
    }
    return build;
  };
}

/** Serves the built web app: its files by name, its page for every other address outside the API. */
export async function serveWebApp(app: FastifyInstance, folder: string, basePath: string): Promise<void> {
  const currentBuild = await openBuild(folder, basePath);
  app.setNotFoundHandler(async (request, response) => {
    if (!looksLikePage(request)) throw notFound();
    const { page, assets } = await currentBuild();
    const [path = '/'] = request.url.split('?');
    const asset = assets.get(path);
    if (asset) return sendAsset(asset, request, response);
    if (path.startsWith('/assets/')) throw notFound();
    const nonce = newNonce();
    return asPage(response, nonce).send(page.replaceAll('__CSP_NONCE__', nonce));
  });
}
