import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { ask } from '../server/requests.ts';
import { aPhoto } from './large-report.ts';
import { largeTable, plainMeasurement } from './point-bodies.ts';

export interface AuditSize {
  /** Two of them are the plant's. */
  runs: number;
  pointsPerRun: number;
  photos: number;
}

/** What the issue calls a large audit. */
export const largeAudit: AuditSize = { runs: 25, pointsPerRun: 60, photos: 300 };

const ratings = [0, 0, 0, 1, 2, 3];
const stages = ['stage_1', 'stage_2', 'stage_3', 'stage_4'];
const categories = 6;
/** Making photos takes longer than sending them: these are made, and each one that is sent has a hue of its own. */
const madePhotos = 12;
const lanes = 4;

interface Named {
  id: string;
}
interface Machine extends Named {
  customerSiteId: string | null;
}
interface Outline extends Named {
  runs: Named[];
}
interface Run {
  results: { id: string; type: string }[];
}

const caller =
  (url: string, token: string) =>
  async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const reply = await ask(method, `${url}/api/v1/${path}`, { token, body, timeoutMs: 60_000 });
    if (reply.status >= 300) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body as Body;
  };
type Call = ReturnType<typeof caller>;

async function makePoints(call: Call): Promise<string[]> {
  const [category] = await call<Named[]>('GET', 'productCategories/all');
  const fields = {
    productCategoryId: category?.id,
    photoField: { present: true, required: false, onlyForFailure: false },
    ratingField: { present: true, required: false },
  };
  const bodies = [
    plainMeasurement('Gap on the closed side'),
    { type: 'Comment', name: 'General condition' },
    plainMeasurement('Liner thickness'),
    { type: 'Comment', name: 'Guards and platforms' },
    largeTable('Wear by position'),
    { type: 'Comment', name: 'Noise and vibration' },
  ];
  const made: string[] = [];
  for (const body of bodies) made.push((await call<Named>('POST', 'inspectionPoints', { ...body, ...fields })).id);
  return made;
}

async function makeProtocol(call: Call, type: string, points: readonly string[], { pointsPerRun }: AuditSize) {
  const inspectionPoints = Array.from({ length: pointsPerRun / categories }, (_, place) => ({
    inspectionPointId: points[place % points.length],
  }));
  const { protocolId } = await call<{ protocolId: string }>('POST', 'inspectionProtocols', {
    name: `A large audit: ${type}`,
    type,
    targets: [],
    categories: Array.from({ length: categories }, (_, index) => ({
      index,
      title: ['Feed', 'Frame', 'Drive', 'Wear parts', 'Lubrication', 'Safety'][index],
      inspectionPoints,
    })),
  });
  return protocolId;
}

/** Keeps a few of them under way at a time. */
async function each<Item>(items: readonly Item[], work: (item: Item, place: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let place = next++; place < items.length; place = next++) await work(items[place] as Item, place);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function addPhotos(
  { url, token, call }: { url: string; token: string; call: Call },
  auditId: string,
  resultIds: readonly string[],
): Promise<void> {
  const photos: Buffer[] = [];
  for (let seed = 0; seed < Math.min(madePhotos, resultIds.length); seed += 1) photos.push(await aPhoto(seed));
  await each(resultIds, async (resultId, place) => {
    const body = new FormData();
    const photo = sharp(photos[place % photos.length])
      .modulate({ hue: place })
      .jpeg({ quality: 86 });
    const bytes = new Uint8Array(await photo.toBuffer());
    body.append('photo', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg');
    const headers = { authorization: `Bearer ${token}` };
    const { id } = (await (await fetch(`${url}/api/v1/images`, { method: 'POST', headers, body })).json()) as Named;
    await call('PUT', `audits/${auditId}/pointResults/${resultId}/images/${id}`, {
      caption: 'Seen from the feed side',
    });
  });
}

/** Begins an audit of that size through the calls and answers all of its points; leaves it open. */
export async function makeAudit(url: string, token: string, size: AuditSize = largeAudit): Promise<string> {
  const call = caller(url, token);
  const points = await makePoints(call);
  const protocols: Record<string, string> = {};
  for (const type of ['Audit_Site', 'Audit_Site_Operational', 'Audit_Machine', 'Audit_Screen'])
    protocols[type] = await makeProtocol(call, type, points, size);
  const machinesOf = async (category: string) =>
    (await call<{ result: Machine[] }>('GET', `Equipments/query?amount=200&category=${category}`)).result;
  const machines = { Audit_Machine: await machinesOf('crushers'), Audit_Screen: await machinesOf('screens') };
  const customerSiteId = machines.Audit_Machine.find((machine) => machine.customerSiteId !== null)?.customerSiteId;
  const { id, runs } = await call<Outline>('POST', 'audits', {
    customerSiteId,
    siteProtocolId: protocols.Audit_Site,
    operationalProtocolId: protocols.Audit_Site_Operational,
  });
  for (let place = 0; place < size.runs - 2; place += 1) {
    const type = place % 3 === 2 ? 'Audit_Screen' : 'Audit_Machine';
    const run = await call<Named>('POST', `audits/${id}/runs`, {
      protocolId: protocols[type],
      protocolRunType: `${type}:${stages[Math.floor(place / 3) % stages.length]}`,
      equipment: { id: machines[type][place]?.id },
    });
    runs.push(run);
  }
  const results: Run['results'] = [];
  for (const run of runs) results.push(...(await call<Run>('GET', `audits/${id}/runs/${run.id}`)).results);
  await each(results, async (result, place) => {
    await call('PUT', `audits/${id}/pointResults/${result.id}`, {
      ...(result.type !== 'SummaryWithRows' && { value: String(40 + (place % 60)) }),
      rating: ratings[place % ratings.length],
      comment: 'Worn evenly on both sides; the bolts were tightened and the gap was measured again at three places.',
    });
  });
  const step = Math.max(1, Math.floor(results.length / Math.max(1, size.photos)));
  const shown = results.filter((_, place) => place % step === 0).slice(0, size.photos);
  await addPhotos(
    { url, token, call },
    id,
    shown.map((result) => result.id),
  );
  await call('PUT', `audits/${id}/summary`, {
    text: 'The plant runs at four fifths of its capacity. Wear in the secondary stage limits it, and two guards are missing.',
  });
  for (const [type, text] of [
    ['OptimizationTarget', 'Bring the reduction of the secondary stage back to 4.5'],
    ['ShortTerm', 'Mount the two missing guards before the next shift'],
    ['ShortTerm', 'Change the mantle of the secondary crusher'],
    ['LongTerm', 'Plan a second tertiary crusher for the finer products'],
  ])
    await call('POST', `audits/${id}/suggestions`, { type, text });
  return id;
}

/** Asks for the PDF of an audit until it is made. */
export async function readAuditPdf(url: string, token: string, id: string): Promise<Buffer> {
  for (;;) {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${url}/api/v1/audits/${id}/reportpdf?lang=en`, { headers });
    if (reply.ok) return Buffer.from(await reply.arrayBuffer());
    if (reply.status !== 503) throw new Error(`The PDF answered ${reply.status}: ${await reply.text()}`);
    await wait(1_000 * Number(reply.headers.get('retry-after') ?? 1));
  }
}
