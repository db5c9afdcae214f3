import { contract } from '@assay/contract/all';
import { reportDocument } from '@assay/contract/reports/document';
import { languageIds } from '@assay/domain/languages';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { engineUnderTest } from '../../providers/pdf/testing/engine-under-test.ts';
import { paperFaults } from '../../providers/pdf/testing/paper-faults.ts';
import { readPdf } from '../../providers/pdf/testing/read-pdf.ts';
import { typstRenderer } from '../../providers/pdf/typst-renderer.ts';
import type { TestApp } from '../../testing/test-app.ts';

const reports = 10;

/** `npm run bench -- paper` looks at all of them in all languages. */
export const testPaper = (app: () => TestApp) =>
  describe('ten reports of the demo', () => {
    const pdf = typstRenderer(engineUnderTest);
    afterAll(pdf.close);

    it('are whole on paper, each in another language: labels, margins, pages and tags', async () => {
      const submitted = await app()
        .db.selectFrom('visit')
        .select('id')
        .where('kind', '=', 'inspection')
        .where('status', '=', 'Finished')
        .orderBy('visited_at', 'desc')
        .execute();
      const step = Math.floor(submitted.length / reports);
      const faults: string[] = [];
      for (let n = 0; n < reports; n++) {
        const id = submitted[n * step]?.id ?? '';
        const lang = languageIds[n % languageIds.length] ?? 'en';
        const { body } = await app().call(contract.inspectionReports.document, {
          as: 'ada',
          params: { id },
          query: { lang },
        });
        const document = z.parse(reportDocument, body);
        // Boxes stand in the places of photos, as large as they are.
        const paper = await readPdf(await pdf.render(document, new Map()));
        faults.push(...paperFaults(document, paper).map((fault) => `${id} ${lang}: ${fault}`));
      }
      expect(faults).toEqual([]);
    }, 120_000);
  });
