import { languageIds } from '@assay/domain/languages';
import { enginesHere } from '@assay/server/providers/pdf/choose-engine';
import { readPdfOf, submitLargeReport } from './data/large-report.ts';
import { listTimes, printListTimes } from './measure/list-times.ts';
import { withServer } from './server/loaded-server.ts';
import { readPdfs } from './server/pdf-readers.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// What the list of reports waits for while twenty PDFs of 80 points with 40 photos are requested at once, with each engine of the platform.

const pdfCount = 20;

for (const [place, engine] of enginesHere().entries())
  await withServer(
    3996 + place,
    async ({ url }) => {
      const token = await signInStaff(url, 'ada@provider.example');
      const ids: string[] = [];
      for (let n = 0; n < 3; n += 1) ids.push(await submitLargeReport(url, token, 80, 40));
      // Made by themselves after the submit; the others wait for these.
      for (const id of ids) await readPdfOf(url, token, id, 'en');
      const idle = await listTimes(url, token, (count) => count >= 300);
      const reports = ids
        .flatMap((id) => languageIds.filter((language) => language !== 'en').map((language) => ({ id, language })))
        .slice(0, pdfCount);
      let over = false;
      const readers = readPdfs({ url, token, reports }).finally(() => {
        over = true;
      });
      const busy = await listTimes(url, token, () => over);
      await readers;
      printListTimes(`The list of reports, with the ${engine} engine`, { idle, [`${pdfCount} PDFs are made`]: busy });
    },
    { ASSAY_PDF_ENGINE: engine },
  );
