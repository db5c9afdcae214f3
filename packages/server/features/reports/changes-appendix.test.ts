import { inspectionReports } from '@assay/contract/inspection-reports';
import type { ReportDocument } from '@assay/contract/reports/document';
import { describe, expect, it } from 'vitest';
import { putEdit, saveEdit } from '../../testing/inspection-edits.ts';
import { addInspectable, addSubmitted, expectStatus } from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

const summary = (value: string) => ({ fields: { summary: { value } } });

describe('what changed since an earlier version, as an appendix', () => {
  const app = useTestApp();
  const submitted = async (): Promise<string> => (await addSubmitted(app(), await addInspectable(app()))).id;
  const documentAt = async (id: string, query: Record<string, string> = {}) =>
    expectStatus<ReportDocument>(
      200,
      await app().call(inspectionReports.document, { as: 'uma', params: { id }, query }),
    );
  const appendixOf = ({ sections }: ReportDocument) => sections.find(({ key }) => key === 'changes');

  it('stands in the report for which it was asked, since the version that was named', async () => {
    const id = await submitted();
    await saveEdit(app(), id, summary('First'));
    await saveEdit(app(), id, { ...summary('Second'), changesSince: 1 });
    const document = await documentAt(id, { lang: 'de' });
    expect(appendixOf(document)).toMatchObject({
      title: 'Änderungen seit Version 1',
      blocks: [
        {
          columns: [{ title: 'Stelle' }, { title: 'Version 1' }, { title: 'Version 3' }],
          rows: [{ cells: [{ text: 'Zusammenfassung' }, { text: '' }, { text: 'Second' }] }],
        },
      ],
    });
    expect(document.sections.findIndex(({ key }) => key === 'changes')).toBeGreaterThan(
      document.sections.findIndex(({ key }) => key === 'signatures'),
    );
    expect(appendixOf(await documentAt(id, { version: '2' }))).toBeUndefined();
    const page = await app().call(inspectionReports.html, { as: 'uma', params: { id } });
    expect(String(page.body)).toContain('Changes since version 1');
  });

  it('is no change by itself, and says so where there is none', async () => {
    const id = await submitted();
    await saveEdit(app(), id, { ...summary('First'), changesSince: 1 });
    await saveEdit(app(), id, { changesSince: 2 });
    expect(appendixOf(await documentAt(id))?.blocks).toMatchObject([
      { kind: 'text', text: 'Nothing that the report shows has changed.' },
    ]);
    const changes = await app().call(inspectionReports.changes, { as: 'uma', params: { id } });
    expect(expectStatus(200, changes)).toEqual([]);
  });

  it.each([2, 0, 1.5])('is refused since version %s, which there is not', async (changesSince) => {
    const id = await submitted();
    expect(await putEdit(app(), id, { changesSince })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'changesSince' }] },
    });
  });
});
