import { type InspectionEdit, inspectionEdits } from '@assay/contract/inspection-edits';
import { inspections } from '@assay/contract/inspections';
import type { CastName } from './cast.ts';
import { expectStatus } from './inspections.ts';
import type { Answer, Ask, TestApp } from './test-app.ts';
import { addImage } from './uploads.ts';

/** An inspection as the report editor opens it. */
export const openEditor = async (app: TestApp, id: string, as: CastName = 'uma'): Promise<InspectionEdit> =>
  expectStatus(200, await app.call(inspectionEdits.details, { as, params: { id } }));

export const putEdit = (app: TestApp, id: string, body: object, ask: Ask = { as: 'uma' }): Promise<Answer> =>
  app.call(inspectionEdits.update, { ...ask, query: { id, ...ask.query }, body });

export const saveEdit = async (app: TestApp, id: string, body: object, as: CastName = 'uma'): Promise<InspectionEdit> =>
  expectStatus(200, await putEdit(app, id, body, { as }));

/** The bytes of a version. */
export async function versionBytes(app: TestApp, id: string, version: number): Promise<string> {
  const found = 'select content from report_version where visit_id = $1 and version = $2';
  return (await app.pool.query<{ content: string }>(found, [id, version])).rows[0]?.content ?? '';
}

/** Signs as the customer, while it is carried out. */
export async function signAsCustomer(app: TestApp, id: string, as: CastName = 'uma'): Promise<void> {
  const body = { name: 'Aino Aalto', imageId: await addImage(app, as) };
  expectStatus(200, await app.call(inspections.sign, { as, params: { id, role: 'customer' }, body }));
}
