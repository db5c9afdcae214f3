import { languageIds } from '@assay/domain/languages';
import { paperFaults } from '@assay/server/providers/pdf/testing/paper-faults';
import { readPdf } from '@assay/server/providers/pdf/testing/read-pdf';
import { typstRenderer } from '@assay/server/providers/pdf/typst-renderer';
import { printTable } from './measure/table.ts';
import { withServer } from './server/loaded-server.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// No time: every report of the demo in nine languages, those of audits in English, and what a reader of the paper would complain about.
// BENCH_REPORTS names how many of each kind are enough; `node bench/paper.ts 1700` begins at the report of that number.

const from = Number(process.argv[2] ?? 0);
if (!Number.isInteger(from) || from < 0) throw new Error(`'${process.argv[2]}' is not the number of a report.`);
const most = Number(process.env.BENCH_REPORTS ?? Number.POSITIVE_INFINITY);

interface Listed {
  result: { id: string; name: string; status?: string }[];
  count: number;
}

await withServer(3969, async ({ url }) => {
  const headers = { authorization: `Bearer ${await signInStaff(url, 'ada@provider.example')}` };
  const read = async (path: string): Promise<unknown> => (await fetch(`${url}/api/v1/${path}`, { headers })).json();
  const idsOf = async (kind: 'inspections' | 'audits'): Promise<string[]> => {
    const ids: string[] = [];
    for (let offset = 0; ; offset += 200) {
      const { result, count } = (await read(`${kind}?amount=200&offset=${offset}`)) as Listed;
      ids.push(...result.filter(({ status }) => status !== 'In_Use').map(({ id }) => id));
      if (offset + 200 >= count) return ids.slice(0, most);
    }
  };
  const inspections = (await idsOf('inspections')).flatMap((id) =>
    languageIds.map((language) => ({ of: `inspections/${id}`, language })),
  );
  const audits = (await idsOf('audits')).map((id) => ({ of: `audits/${id}`, language: 'en' as const }));
  const pdf = typstRenderer();
  const faults = new Map<string, number>();
  const all = [...inspections, ...audits];
  let [pages, reports] = [0, 0];
  for (const [number, { of, language }] of all.entries()) {
    if (number < from) continue;
    if (reports > 0 && number % 100 === 0) process.stdout.write(`${number} of ${all.length}\n`);
    const document = (await read(`${of}/document?lang=${language}`)) as Parameters<typeof paperFaults>[0];
    // Boxes stand in the places of photos, as large as they are.
    const paper = await readPdf(await pdf.render(document, new Map()));
    pages += paper.pages.length;
    reports += 1;
    for (const fault of paperFaults(document, paper)) {
      process.stdout.write(`${number} ${of} ${language} ${fault}\n`);
      faults.set(language, (faults.get(language) ?? 0) + 1);
    }
  }
  await pdf.close();
  printTable(
    `${reports} reports, ${pages} pages`,
    ['language', 'faults'],
    languageIds.map((language) => [language, String(faults.get(language) ?? 0)]),
  );
  if (faults.size > 0) process.exitCode = 1;
});
