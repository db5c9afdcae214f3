import { inspectionReports } from '@assay/contract/inspection-reports';
import { inspections } from '@assay/contract/inspections';
import { type EvidenceLine, type ReportHead, reportHeads, type UntranslatedText } from '@assay/contract/report-heads';
import { newId } from '@assay/domain/id';
import { ratings } from '@assay/domain/ratings';
import { describe, expect, it } from 'vitest';
import { signAsCustomer } from '../../testing/inspection-edits.ts';
import {
  addInspectable,
  answerAll,
  expectStatus,
  putStatus,
  startInspection,
  submitInspection,
  writeResult,
} from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('the head of a report', () => {
  const app = useTestApp();
  const head = async (id: string): Promise<ReportHead> =>
    expectStatus(200, await app().call(reportHeads.get, { as: 'uma', params: { id } }));

  it('tells where the inspection stands and every version that was saved', async () => {
    const inspection = await startInspection(app(), await addInspectable(app()));
    const { id, name } = inspection;
    const contact = { inspectorContact: 'uma@provider.example' };
    expect(await head(id)).toMatchObject({ id, name, status: 'In_Use', version: 0, versions: [], ...contact });
    await answerAll(app(), inspection);
    await submitInspection(app(), id);
    await putStatus(app(), id, { status: 'In_Use', reason: 'Look again' }, 'max');
    expect(await head(id)).toMatchObject({
      status: 'In_Use',
      sentBack: true,
      sentBackReason: 'Look again',
      version: 1,
    });
    await submitInspection(app(), id);
    const { versions, ...now } = await head(id);
    expect(now).toMatchObject({ status: 'Waiting', sentBack: false, version: 2 });
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('lists what a report in another language shows in English', async () => {
    const inspection = await startInspection(app(), await addInspectable(app()));
    const { id } = inspection;
    const missing = async (lang: string) =>
      expectStatus<UntranslatedText[]>(
        200,
        await app().call(reportHeads.untranslated, { as: 'uma', params: { id }, query: { lang } }),
      );
    await answerAll(app(), inspection);
    await submitInspection(app(), id);
    expect(await missing('en')).toEqual([]);
    const document = await app().call(inspectionReports.document, { as: 'uma', params: { id }, query: { lang: 'fi' } });
    const shown = JSON.stringify(document.body);
    const texts = await missing('fi');
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(({ text }) => !shown.includes(text))).toEqual([]);
  });

  it('has for its reviewer what deserves a second look', async () => {
    const { id, runs } = await startInspection(
      app(),
      await addInspectable(app(), { types: ['Measurement', 'Comment'] }),
    );
    const [measured, said] = runs[0]?.results ?? [];
    await writeResult(app(), id, measured?.id ?? '', { value: '259', rating: 0, keptSlips: ['=259'] });
    await writeResult(app(), id, said?.id ?? '', { value: 'Worn', rating: 2 });
    await submitInspection(app(), id);
    const evidence = await app().call(reportHeads.evidence, { as: 'max', params: { id } });
    expect(expectStatus<EvidenceLine[]>(200, evidence)).toMatchObject([
      { kind: 'missingSignature', pointId: null, value: 'customer' },
      { kind: 'missingSignature', pointId: null, value: 'provider' },
      { kind: 'keptSlip', pointId: measured?.protocolPointId, number: 1, value: '259' },
      { kind: 'noPhoto', pointId: said?.protocolPointId, number: 2, value: '' },
    ]);
  });

  it('has for its reviewer signatures of an earlier version that says something else, and what was done at a bad point', async () => {
    const inspectable = await addInspectable(app(), { types: ['Comment'] });
    const first = await startInspection(app(), inspectable);
    const findingId = newId();
    const pointId = first.runs[0]?.results[0]?.protocolPointId;
    const found = { as: 'uma', params: { id: first.id, findingId }, body: { title: 'Bushing', pointId } } as const;
    expectStatus(200, await app().call(inspections.putFinding, found));
    await answerAll(app(), first);
    await submitInspection(app(), first.id);

    const { id, runs } = await startInspection(app(), inspectable);
    const [result] = runs[0]?.results ?? [];
    const say = { as: 'uma', params: { id, kind: 'finding', followUpId: findingId }, body: { answer: 'fixedOnSite' } };
    expectStatus(200, await app().call(inspections.dispose, say as never));
    await writeResult(app(), id, result?.id ?? '', { value: 'Worn', rating: ratings.Repair });
    await signAsCustomer(app(), id);
    await submitInspection(app(), id);
    const kinds = async () => {
      const evidence = await app().call(reportHeads.evidence, { as: 'max', params: { id } });
      return expectStatus<EvidenceLine[]>(200, evidence).map(({ kind, name, value }) => [kind, name, value]);
    };
    const name = expect.any(String);
    const [missing, doubtful] = [
      ['missingSignature', '', 'provider'],
      ['fixedYetBad', name, 'Bushing'],
    ];
    expect(await kinds()).toEqual([missing, doubtful, ['noPhoto', name, '']]);

    await putStatus(app(), id, { status: 'In_Use', reason: 'Look again' }, 'max');
    await putStatus(app(), id, { status: 'Waiting' });
    // Nothing was written, so that the signature is as good as before.
    expect(await kinds()).toEqual([missing, doubtful, ['noPhoto', name, '']]);
    await putStatus(app(), id, { status: 'In_Use', reason: 'Look again' }, 'max');
    await writeResult(app(), id, result?.id ?? '', { value: 'Worn through', rating: ratings.Repair });
    expectStatus(200, await putStatus(app(), id, { status: 'Waiting', useOldSignatures: true }));
    expect(await kinds()).toEqual([['oldSignature', 'Aino Aalto', '1'], missing, doubtful, ['noPhoto', name, '']]);
  });
});
