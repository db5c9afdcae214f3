import { createHash } from 'node:crypto';
import { auditReports } from '@assay/contract/audit-reports';
import type { ReportDocument } from '@assay/contract/reports/document';
import { describe, expect, it } from 'vitest';
import { addAuditable, addMachineRun, finishAudit, startAudit } from '../../testing/audits.ts';
import { expectStatus } from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('an audit that was finished before the paper of today', () => {
  const app = useTestApp();
  const documentOf = async (id: string, version: string): Promise<ReportDocument> =>
    expectStatus(200, await app().call(auditReports.document, { as: 'uma', params: { id }, query: { version } }));

  it('keeps the order, the words and the looks of its day', async () => {
    const auditable = await addAuditable(app());
    const { id } = await startAudit(app(), auditable);
    await addMachineRun(app(), id, auditable);
    await finishAudit(app(), id);
    const stored = await app()
      .db.selectFrom('report_version')
      .selectAll()
      .where('visit_id', '=', id)
      .executeTakeFirstOrThrow();
    const content = JSON.stringify({ ...JSON.parse(stored.content), format: 2 });
    const sha256 = createHash('sha256').update(content).digest('hex');
    await app()
      .db.insertInto('report_version')
      .values({ ...stored, version: 2, content, sha256 })
      .execute();
    const [now, then] = [await documentOf(id, '1'), await documentOf(id, '2')];
    expect([now.paper, then.paper]).toEqual([2, undefined]);
    const machine = ({ sections }: ReportDocument) => sections.find(({ title }) => title.includes('Primary crusher'));
    expect(machine(now)).toMatchObject({ title: expect.stringMatching(/^3\u00a0Primary crusher: /) });
    expect(machine(then)).toMatchObject({ title: expect.stringMatching(/^Primary crusher: /), newPage: true });
    expect(then).not.toHaveProperty('front');
  });
});
