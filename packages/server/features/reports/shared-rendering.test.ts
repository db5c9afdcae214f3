import { describe, expect, it } from 'vitest';
import { addInspectable, addSubmitted } from '../../testing/inspections.ts';
import { startTestApp, useTestApp } from '../../testing/test-app.ts';

describe('two processes on one database', () => {
  const app = useTestApp({ runsJobs: true });

  it('make a report once, however many ask both of them at the same moment', async () => {
    const other = await startTestApp({
      databaseUrl: app().databaseUrl,
      runsJobs: true,
      env: { ASSAY_DATA_DIR: app().dataDir },
    });
    try {
      const { id } = await addSubmitted(app(), await addInspectable(app()));
      const replies = await Promise.all(
        [app(), other, app(), other, app(), other].map((server) =>
          server.http.inject({
            method: 'GET',
            url: `/api/v1/inspections/${id}/reportpdf`,
            query: { lang: 'de' },
            headers: { authorization: `Bearer ${app().tokenOf('uma')}` },
          }),
        ),
      );
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
      expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
      const rows = await app().db.selectFrom('report_file').select(['attempts', 'language']).execute();
      expect(rows.find(({ language }) => language === 'de')).toEqual({ attempts: 1, language: 'de' });
      const made = await app().db.selectFrom('stored_file').select('name').where('name', 'like', '%_de.pdf').execute();
      expect(made).toHaveLength(1);
    } finally {
      await other.close();
    }
  });
});
