import { followUps } from '@assay/contract/follow-ups';
import type { HistoryEntry } from '@assay/contract/history';
import { images } from '@assay/contract/images';
import { type Inspection, inspectionRuns, inspections } from '@assay/contract/inspections';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import {
  answerAll,
  expectStatus,
  putStatus,
  startInspection,
  submitInspection,
  useInspectable,
  writeResult,
} from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

describe('an inspection', () => {
  const app = useTestApp();
  const inspectable = useInspectable(app);
  const sign = (id: string, role: string, body: object, as: CastName = 'uma') =>
    app().call(inspections.sign, { as, params: { id, role }, body });

  it('is signed by both, on the version that is about to be submitted', async () => {
    const inspection = await startInspection(app(), inspectable());
    const { id } = inspection;
    await answerAll(app(), inspection);
    const [first, second] = [await addImage(app(), 'uma'), await addImage(app(), 'uma')];
    const signed = await sign(id, 'customer', { name: ' Aino ', imageId: first });
    expect(signed).toMatchObject({
      status: 200,
      body: { customerSignature: { name: 'Aino', imageId: first, version: 1 } },
    });
    expectStatus(200, await sign(id, 'customer', { name: 'Aino M.', imageId: first }));
    expectStatus(200, await sign(id, 'customer', { name: 'Aino', imageId: second }));
    expect((await app().call(images.file, { as: 'uma', params: { id: first } })).status).toBe(404);
    await submitInspection(app(), id);
    expect((await sign(id, 'provider', { name: 'Uma', imageId: await addImage(app(), 'uma') })).status).toBe(409);
    expectStatus(200, await putStatus(app(), id, { status: 'In_Use', reason: 'Sign it' }, 'max'));
    const later = await sign(id, 'provider', { name: 'Uma', imageId: await addImage(app(), 'uma') });
    expect(later.body).toMatchObject({ customerSignature: { version: 1 }, providerSignature: { version: 2 } });
  });

  it('was signed when its names were drawn, though they were sent later, and never in the future', async () => {
    const { id } = await startInspection(app(), inspectable());
    const drawn = new Date(Date.now() - 3 * 60 * 60_000).toISOString();
    const named = async (signedAt: string) => ({ name: 'Aino', imageId: await addImage(app(), 'uma'), signedAt });
    expect((await sign(id, 'customer', await named(drawn))).body).toMatchObject({
      customerSignature: { signedAt: drawn },
    });
    const early = await sign(id, 'provider', await named('2100-01-01T00:00:00.000Z'));
    expect(early.body).toMatchObject({ providerSignature: { signedAt: expect.not.stringMatching(/^2100/) } });
    expect(await sign(id, 'provider', await named('yesterday'))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'signedAt' }] },
    });
  });

  it('asks what becomes of the customer’s signature when it was changed after it was sent back', async () => {
    const sentBack = async () => {
      const inspection = await startInspection(app(), inspectable());
      const { id } = inspection;
      await answerAll(app(), inspection);
      for (const role of ['customer', 'provider'])
        expectStatus(200, await sign(id, role, { name: 'Aino', imageId: await addImage(app(), 'uma') }));
      await submitInspection(app(), id);
      expectStatus(200, await putStatus(app(), id, { status: 'In_Use', reason: 'Measure again' }, 'max'));
      const resultId = inspection.runs[0]?.results[0]?.id ?? '';
      return { id, change: (body: object) => writeResult(app(), id, resultId, body) };
    };
    const submit = (id: string, more: object = {}) => putStatus(app(), id, { status: 'Waiting', ...more });
    const unasked = { status: 400, body: { errors: [{ path: 'useOldSignatures' }] } };

    const untouched = await sentBack();
    await untouched.change({ internalComment: 'For us alone' });
    expectStatus(200, await submit(untouched.id));

    const kept = await sentBack();
    await kept.change({ value: '13' });
    expect(await submit(kept.id)).toMatchObject(unasked);
    expect(await submit(kept.id, { useOldSignatures: true })).toMatchObject({
      status: 200,
      body: { customerSignature: { version: 1 }, providerSignature: { version: 1 } },
    });
    // It was decided for what stands there now.
    expectStatus(200, await putStatus(app(), kept.id, { status: 'In_Use', reason: 'Once more' }, 'max'));
    expectStatus(200, await submit(kept.id));

    const dropped = await sentBack();
    await dropped.change({ comment: 'Loose' });
    expectStatus(200, await sign(dropped.id, 'provider', { name: 'Uma', imageId: await addImage(app(), 'uma') }));
    expect(await submit(dropped.id)).toMatchObject(unasked);
    expect(await submit(dropped.id, { useOldSignatures: false })).toMatchObject({
      status: 200,
      body: { customerSignature: null, providerSignature: { name: 'Uma', version: 2 } },
    });

    const signedAnew = await sentBack();
    await signedAnew.change({ value: '14' });
    expectStatus(200, await sign(signedAnew.id, 'customer', { name: 'Aino', imageId: await addImage(app(), 'uma') }));
    expect(await submit(signedAnew.id)).toMatchObject({ status: 200, body: { customerSignature: { version: 2 } } });
  });

  it('asks the same before the first submission when an answer was changed after the customer signed', async () => {
    const signed = async () => {
      const inspection = await startInspection(app(), inspectable());
      const { id } = inspection;
      await answerAll(app(), inspection);
      for (const role of ['customer', 'provider'])
        expectStatus(200, await sign(id, role, { name: 'Aino', imageId: await addImage(app(), 'uma') }));
      const resultId = inspection.runs[0]?.results[0]?.id ?? '';
      return { id, change: (body: object) => writeResult(app(), id, resultId, body) };
    };
    const submit = (id: string, more: object = {}) => putStatus(app(), id, { status: 'Waiting', ...more });
    const unasked = { status: 400, body: { errors: [{ path: 'useOldSignatures' }] } };

    const untouched = await signed();
    await untouched.change({ internalComment: 'For us alone' });
    await untouched.change({ photos: [{ imageId: await addImage(app(), 'uma') }] });
    expectStatus(200, await submit(untouched.id));

    const kept = await signed();
    await kept.change({ value: '13' });
    expect(await submit(kept.id)).toMatchObject(unasked);
    expect(await submit(kept.id, { useOldSignatures: true })).toMatchObject({
      status: 200,
      body: { customerSignature: { version: 1 }, providerSignature: { version: 1 } },
    });

    const dropped = await signed();
    await dropped.change({ value: '14' });
    expectStatus(200, await sign(dropped.id, 'provider', { name: 'Uma', imageId: await addImage(app(), 'uma') }));
    expect(await submit(dropped.id, { useOldSignatures: false })).toMatchObject({
      status: 200,
      body: { customerSignature: null, providerSignature: { name: 'Uma' } },
    });

    const signedAnew = await signed();
    await signedAnew.change({ value: '15' });
    expectStatus(200, await sign(signedAnew.id, 'customer', { name: 'Aino', imageId: await addImage(app(), 'uma') }));
    expectStatus(200, await submit(signedAnew.id));
  });

  it('refuses a signature that is nobody’s, somebody else’s or without a name', async () => {
    const { id } = await startInspection(app(), inspectable());
    const refused = async (body: object) => {
      const reply = await sign(id, 'customer', body);
      return [reply.status, (reply.body as { errors: { path: string }[] }).errors[0]?.path];
    };
    expect(await refused({ name: 'Aino', imageId: newId() })).toEqual([400, 'imageId']);
    expect(await refused({ name: 'Aino', imageId: await addImage(app(), 'rita') })).toEqual([400, 'imageId']);
    expect(await refused({ name: ' ', imageId: newId() })).toEqual([400, 'name']);
    expect((await sign(id, 'witness', { name: 'Aino', imageId: newId() })).status).toBe(404);
    const remove = { as: 'uma', params: { id, role: 'customer' } } as const;
    expect((await app().call(inspections.removeSignature, remove)).status).toBe(404);
  });

  it('tells what happened to it, in words, newest first', async () => {
    const inspection: Inspection = await startInspection(app(), inspectable());
    const { id } = inspection;
    const [measured] = inspection.runs[0]?.results ?? [];
    await writeResult(app(), id, measured?.id ?? '', { value: '12', rating: 1, comment: 'x'.repeat(500) });
    await writeResult(app(), id, measured?.id ?? '', { value: '12' });
    await app().call(inspections.updateField, { as: 'max', params: { id, field: 'summary' }, body: { text: 'Good' } });
    const params = { id, runId: inspection.runs[0]?.id ?? '' };
    await app().call(inspectionRuns.start, { as: 'uma', params, body: { samples: { 1: 'S-100' } } });
    const findingId = newId();
    await app().call(inspections.putFinding, { as: 'uma', params: { id, findingId }, body: { title: 'A crack' } });
    const owned = { ownerId: app().userIdOf('rita') };
    await app().call(followUps.finding, { as: 'max', params: { id: findingId }, body: owned });
    await answerAll(app(), inspection);
    await submitInspection(app(), id);
    await putStatus(app(), id, { status: 'In_Use', reason: 'Blurred' }, 'max');
    const entries = expectStatus<HistoryEntry[]>(
      200,
      await app().call(inspections.history, { as: 'max', params: { id } }),
    );
    expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'Max Lindqvist sent back',
      'Uma Virtanen submitted',
      'Uma Virtanen changed',
      'Uma Virtanen changed',
      'Max Lindqvist changed',
      'Uma Virtanen created',
      'Uma Virtanen changed',
      'Max Lindqvist changed',
      'Uma Virtanen changed',
      'Uma Virtanen created',
    ]);
    expect(entries[0]?.changes).toEqual([{ field: 'reason', from: null, to: 'Blurred' }]);
    expect(entries[4]?.changes).toEqual([{ field: 'owner', from: null, to: 'Rita Moreau' }]);
    expect(entries[6]?.changes).toEqual([{ field: 'samples', from: '', to: '1: S-100' }]);
    expect(entries[7]?.changes).toEqual([{ field: 'summary', from: '', to: 'Good' }]);
    expect(entries[8]?.changes).toEqual([
      { field: 'point', from: null, to: 'A Measurement' },
      { field: 'answer', from: '', to: '12' },
      { field: 'rating', from: 'Not set', to: 'Follow up' },
      { field: 'comment', from: '', to: `${'x'.repeat(200)}…` },
    ]);
    expect((await app().call(inspections.history, { as: 'uma', params: { id } })).status).toBe(403);
  });
});
