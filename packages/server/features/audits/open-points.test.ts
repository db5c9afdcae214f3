import type { RunOutline } from '@assay/contract/audits';
import { ratings } from '@assay/domain/ratings';
import { expect, it } from 'vitest';
import {
  addAuditable,
  addMachineRun,
  readOutline,
  readRun,
  startAudit,
  writeAuditResult,
} from '../../testing/audits.ts';
import { addPoint } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocolPoint } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

const app = useTestApp();

it('a point that is rated and lacks the photo that it requires counts as answered, and is done once that is there', async () => {
  const auditable = await addAuditable(app());
  const photoField = { present: true, required: true, onlyForFailure: false };
  const given = { productCategoryId: auditable.categoryId, name: 'Weld', photoField };
  const weld = await addPoint(app(), 'Comment', given);
  const categories = [aCategory('Frame', [aProtocolPoint(weld.id)])];
  const { protocolId } = await addProtocol(app(), { type: 'Audit_Machine', targets: [], categories });
  const { id } = await startAudit(app(), auditable);
  const run = await addMachineRun(app(), id, auditable, { protocolId });
  const [result] = (await readRun(app(), id, run.id)).results;
  const outline = async (): Promise<RunOutline | undefined> =>
    (await readOutline(app(), id)).runs.find((one) => one.id === run.id);
  expect(run).toMatchObject({ points: 1, answered: 0, toDo: 1, done: 0, worst: null });

  await writeAuditResult(app(), id, result?.id ?? '', { rating: ratings.Ok });
  expect(await outline()).toMatchObject({ points: 1, answered: 1, toDo: 1, done: 0, photos: 0, worst: ratings.Ok });

  const photos = [{ imageId: await addImage(app(), 'uma'), caption: '', layout: 'Default' as const }];
  await writeAuditResult(app(), id, result?.id ?? '', { photos });
  expect(await outline()).toMatchObject({ answered: 1, toDo: 1, done: 1, photos: 1 });
});
