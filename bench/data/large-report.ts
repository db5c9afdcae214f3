import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { ask } from '../server/requests.ts';
import { largeTable, plainMeasurement } from './point-bodies.ts';

const ratings = [0, 0, 0, 1, 2, 3];

interface Begun {
  id: string;
  runs: { results: { id: string; type: string }[] }[];
}

/** A photo with the detail of a real one: soft shapes under fine noise. */
export function aPhoto(seed: number): Promise<Buffer> {
  const [width, height] = [1600, 1200];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    const place = Math.floor(at / 3);
    const [x, y] = [place % width, Math.floor(place / width)];
    const soft = 120 + 60 * Math.sin((x + seed * 37) / 90) + 50 * Math.cos((y + (at % 3) * 40) / 70);
    pixels[at] = soft + ((place * 2_654_435_761) >>> 28);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 86 })
    .toBuffer();
}

/** Begins, answers and submits an inspection of so many points and photos through the calls; answers its id. */
export async function submitLargeReport(url: string, token: string, points: number, photos: number): Promise<string> {
  const call = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const reply = await ask(method, `${url}/api/v1/${path}`, { token, body });
    if (reply.status >= 300) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body as Body;
  };
  const [category] = await call<{ id: string }[]>('GET', 'productCategories/all');
  const made: string[] = [];
  for (const body of [
    plainMeasurement('Jaw gap'),
    { type: 'Comment', name: 'Impression' },
    plainMeasurement('Liner thickness'),
    largeTable('Plates'),
  ]) {
    const fields = {
      photoField: { present: true, required: false, onlyForFailure: false },
      ratingField: { present: true, required: false },
    };
    made.push(
      (await call<{ id: string }>('POST', 'inspectionPoints', { ...body, productCategoryId: category?.id, ...fields }))
        .id,
    );
  }
  const [machine] = (
    await call<{ result: { productModelId: string; productFamilyId: string }[] }>('GET', 'Equipments/query')
  ).result;
  const inspectionPoints = Array.from({ length: points / 8 }, (_, place) => ({
    inspectionPointId: made[place % made.length],
  }));
  const { protocolId } = await call<{ protocolId: string }>('POST', 'inspectionProtocols', {
    name: 'A large report',
    type: 'Daily',
    targets: [{ productFamilyId: machine?.productFamilyId }],
    categories: Array.from({ length: 8 }, (_, index) => ({ index, title: `Part ${index + 1}`, inspectionPoints })),
  });
  const { id, runs } = await call<Begun>('POST', 'inspections', {
    protocolId,
    // A machine of its own, of which nothing is open from earlier visits.
    equipment: { productModelId: machine?.productModelId, serialNumber: protocolId },
  });
  for (const [n, result] of (runs[0]?.results ?? []).entries()) {
    await call('PUT', `inspections/${id}/pointResults/${result.id}`, {
      ...(result.type !== 'SummaryWithRows' && { value: String(40 + n) }),
      rating: ratings[n % ratings.length],
      comment: 'Worn evenly on both sides; the bolts were tightened and the gap was measured again at three places.',
    });
    if (n % 2 === 0 && n / 2 < photos) {
      const body = new FormData();
      body.append('photo', new Blob([new Uint8Array(await aPhoto(n))], { type: 'image/jpeg' }), 'photo.jpg');
      const headers = { authorization: `Bearer ${token}` };
      const image = (await (await fetch(`${url}/api/v1/images`, { method: 'POST', headers, body })).json()) as Begun;
      await call('PUT', `inspections/${id}/pointResults/${result.id}/images/${image.id}`, { caption: 'The worn side' });
    }
  }
  // Some of its points are Immediate.
  await call('PUT', `inspections/${id}/safeToRun`, { text: 'no' });
  await call('PUT', `inspections/${id}/updateStatus`, { status: 'Waiting' });
  return id;
}

/** Asks for a PDF until it is made. */
export async function readPdfOf(url: string, token: string, id: string, language: string): Promise<Buffer> {
  for (;;) {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${url}/api/v1/inspections/${id}/reportpdf?lang=${language}`, { headers });
    if (reply.ok) return Buffer.from(await reply.arrayBuffer());
    if (reply.status !== 503) throw new Error(`The PDF answered ${reply.status}: ${await reply.text()}`);
    await wait(1_000 * Number(reply.headers.get('retry-after') ?? 1));
  }
}
