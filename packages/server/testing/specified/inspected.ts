import { inspectionRuns, inspections } from '@assay/contract/inspections';
import { derivedId, newId } from '@assay/domain/id';
import { pointTypes } from '@assay/domain/points/point-types';
import { ratings } from '@assay/domain/ratings';
import { addCustomPoint } from '../distributor-inspections.ts';
import {
  addInspectable,
  answerAll,
  expectStatus,
  readInspection,
  startInspection,
  submitInspection,
} from '../inspections.ts';
import type { TestApp } from '../test-app.ts';
import { addImage } from '../uploads.ts';

/** A submitted commissioning with something of everything that an inspection may have; answers its id. */
export async function inspectEverything(app: TestApp): Promise<string> {
  const inspectable = await addInspectable(app, { types: pointTypes, protocol: { type: 'Commission' } });
  const { protocolId: configuratorProtocolId } = await addInspectable(app, {
    types: ['Measurement'],
    settings: { measurementTitle: 'Power' },
    protocol: { type: 'Equipment_Configurator', targets: [] },
  });
  const started = await startInspection(app, inspectable, { configuratorProtocolId }, 'ada');
  const params = { id: started.id };
  const call = async (status: number, endpoint: Parameters<TestApp['call']>[0], more: object, body: object) =>
    expectStatus(status, await app.call(endpoint, { as: 'ada', params: { ...params, ...more }, body }));
  const runId = started.runs[0]?.id ?? '';
  const { id: inspectionPointId } = await addCustomPoint(app, inspectable.categoryId);
  const extraId = newId();
  await call(201, inspectionRuns.addExtraPoint, { runId }, { id: extraId, inspectionPointId });
  await call(200, inspectionRuns.updateResult, { resultId: derivedId(runId, extraId) }, { rating: ratings.Follow });
  await answerAll(app, await readInspection(app, started.id, 'ada'), 'ada');
  const resultId = started.runs[0]?.results[0]?.id ?? '';
  await call(200, inspectionRuns.updateResult, { resultId }, { photos: [{ imageId: await addImage(app, 'ada') }] });
  const photos = [{ imageId: await addImage(app, 'ada'), caption: 'Here' }];
  await call(200, inspections.putFinding, { findingId: newId() }, { title: 'A crack', photos });
  await call(200, inspections.putPriorityAction, { actionId: newId() }, { title: 'Weld it', priority: 'High' });
  for (const role of ['customer', 'provider'])
    await call(200, inspections.sign, { role }, { name: 'Aino', imageId: await addImage(app, 'ada') });
  await submitInspection(app, started.id, 'ada');
  return started.id;
}
