import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostileTexts } from '@assay/report/testing/maximal-points';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { engineUnderTest } from './testing/engine-under-test.ts';
import { readPdf } from './testing/read-pdf.ts';
import { beginningWith, maximal, pictures } from './testing/rendered.ts';
import { typstRenderer } from './typst-renderer.ts';

describe('the file of a report', () => {
  const pdf = typstRenderer(engineUnderTest);
  afterAll(pdf.close);
  afterEach(() => vi.unstubAllEnvs());

  it('claims to be PDF/A-2a where the engine makes that, and no standard elsewhere', async () => {
    const bytes = await pdf.render(maximal(), await pictures());
    const { xmp } = await readPdf(bytes);
    const isArchival = engineUnderTest === 'native';
    expect(pdf.about.includes('PDF/A-2a')).toBe(isArchival);
    expect(bytes.includes('/OutputIntents')).toBe(isArchival);
    if (isArchival) expect(xmp).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>');
    else expect(xmp).not.toMatch(/pdfaid|pdfuaid|pdfxid/);
  });

  it('is tagged, with its language, its title, its moment and a word for each picture', async () => {
    const document = maximal('sv');
    const read = await readPdf(await pdf.render(document, await pictures()));
    expect([read.marked, read.language, read.title]).toEqual([true, 'sv', document.title]);
    expect(read.createdAt).toBe('D:20260306080000Z');
    const roles = new Set(read.pages.flatMap(({ roles: ofPage }) => ofPage));
    expect([...roles]).toEqual(
      expect.arrayContaining(['Document', 'H1', 'H2', 'H3', 'P', 'Table', 'TH', 'TD', 'Figure']),
    );
    const alts = read.pages.flatMap(({ alts: ofPage }) => ofPage);
    expect(alts.length).toBeGreaterThanOrEqual(read.pages.flatMap(({ images }) => images).length);
    expect(alts).toEqual(
      expect.arrayContaining([
        'Photo: The crack itself',
        'Signature of Uma Userson',
        'Line chart of liner thickness over five visits',
      ]),
    );
  });

  it('has a bookmark for every section, category and point', async () => {
    const { outline } = await readPdf(await pdf.render(maximal(), await pictures()));
    expect(outline.map(({ title, depth }) => `${depth} ${title}`)).toEqual(
      expect.arrayContaining([
        '1 Inspection points',
        '2 Category of everything',
        '3 1 Point number 1',
        '3 A subcategory',
        '4 2 Point number 2',
        `4 3 ${hostileTexts[0]}`,
        '1 Signatures',
      ]),
    );
  });

  it('is the same to the byte whenever it is made, in whichever thread', async () => {
    const other = typstRenderer(engineUnderTest);
    try {
      const first = await pdf.render(maximal(), await pictures());
      await pdf.render(maximal('zh'), await pictures());
      expect((await pdf.render(maximal(), await pictures())).equals(first)).toBe(true);
      expect((await other.render(maximal(), await pictures())).equals(first)).toBe(true);
    } finally {
      await other.close();
    }
  });

  it('is made without pictures that are missing or broken, with a box in the place of each', async () => {
    const whole = await readPdf(await pdf.render(maximal(), await pictures()));
    const given = await pictures();
    const [wide = '', tall = ''] = given.keys();
    given.set(wide, { bytes: Buffer.from('<svg onload="alert(1)"/> no picture at all') });
    given.delete(tall);
    const read = await readPdf(await pdf.render(maximal(), given));
    const imagesOf = ({ pages }: typeof read) => pages.flatMap(({ images }) => images).length;
    expect([imagesOf(whole), imagesOf(read)]).toEqual([8, 1]);
    const texts = read.pages.flatMap((page) => page.texts.map(({ text }) => text));
    expect(texts).toEqual(expect.arrayContaining(['Photo: The crack itself', 'A wide photo in two columns']));
    expect(read.pages.length).toBe(whole.pages.length);
  });

  it('is made without asking anybody, and asks nobody when it is opened', async () => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests += 1;
      response.end();
    });
    server.on('connect', () => void requests++);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy'])
      vi.stubEnv(name, proxy);
    const text = `#import "@preview/cetz:0.3.4": * #image("${proxy}/x.png") <img src="${proxy}/y.png"> ${proxy}`;
    const bytes = await pdf.render(
      beginningWith(maximal(), [{ kind: 'text', key: 't', label: '', text }]),
      await pictures(),
    );
    await new Promise((resolve) => server.close(resolve));
    expect(requests).toBe(0);
    const raw = bytes.toString('latin1');
    for (const doing of ['/URI', '/JavaScript', '/Launch', '/SubmitForm', '/GoToR', '/EmbeddedFile'])
      expect(raw).not.toContain(doing);
  });
});
