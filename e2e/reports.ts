import { images } from '@assay/contract/images';
import type { InspectionReport } from '@assay/contract/inspection-report';
import { type Inspection, inspectionRuns, inspections } from '@assay/contract/inspections';
import type { Name } from './cast.ts';
import { beginInspection, type GivenCategory, makeInspectable, setStatus } from './inspections.ts';
import { aPhoto } from './photo-file.ts';
import type { TestServer } from './test-server.ts';

const rated = { ratingField: { present: true, required: true } };

/** Two points that ask for a rating, and one of them for photos. */
export const twoPoints: GivenCategory[] = [
  {
    title: 'Frame',
    points: [
      { type: 'Measurement', name: 'Jaw gap', measurementTitle: 'Gap', ...rated },
      {
        type: 'Comment',
        name: 'Guard',
        photoField: { present: true, required: false, onlyForFailure: false },
        ...rated,
      },
    ],
  },
];

/** Answers everything with little, and submits. */
export async function answerAndSubmit(
  server: TestServer,
  inspection: Inspection,
  inspector: Name = 'uma',
  /** The customer who signs what was answered. */
  signer?: string,
): Promise<void> {
  const { id, runs } = inspection;
  const token = await server.tokenOf(inspector);
  for (const { id: resultId, type } of runs.flatMap(({ results }) => results)) {
    const value = type === 'Measurement' ? '12' : 'Clean';
    await server.call(inspectionRuns.updateResult, { token, params: { id, resultId }, body: { value, rating: 0 } });
  }
  if (signer) await signAsCustomer(server, inspection, signer, inspector);
  await setStatus(server, { id }, { status: 'Waiting' }, inspector);
}

interface GivenReport {
  inspector?: Name;
  /** Signs it before it is submitted. */
  signer?: string;
  companyIds?: string[];
  fields?: Record<string, unknown>;
}

/** A submitted report of two points. */
export async function makeReport(server: TestServer, given: GivenReport = {}): Promise<Inspection> {
  const { inspector = 'uma', signer, companyIds = [], fields = {} } = given;
  const inspectable = await makeInspectable(server, twoPoints, {}, { companyIds });
  const inspection = await beginInspection(server, inspectable, fields, inspector);
  await answerAndSubmit(server, inspection, inspector, signer);
  return inspection;
}

/** Uploads a photo; answers its id. */
export async function sendPhoto(server: TestServer, token: string, name: string, width?: number): Promise<string> {
  const form = new FormData();
  const { buffer, mimeType } = await aPhoto(name, width);
  form.set('photo', new File([new Uint8Array(buffer)], 'name.jpg', { type: mimeType }));
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(server.at(images.create.path.slice(1)), { method: 'POST', headers, body: form });
  return ((await sent.json()) as { id: string }).id;
}

async function signAsCustomer(server: TestServer, { id }: Inspection, name: string, by: Name): Promise<void> {
  const token = await server.tokenOf(by);
  const imageId = await sendPhoto(server, token, name, 200);
  await server.call(inspections.sign, { token, params: { id, role: 'customer' }, body: { name, imageId } });
}

export const readReport = async (server: TestServer, id: string, reader: Name = 'uma'): Promise<InspectionReport> =>
  server.call(inspections.web, { token: await server.tokenOf(reader), params: { id } });
