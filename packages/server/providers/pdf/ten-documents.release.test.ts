import { afterAll, describe, expect, it } from 'vitest';
import { enginesHere } from './choose-engine.ts';
import { readPdf } from './testing/read-pdf.ts';
import { pictures } from './testing/rendered.ts';
import { tenDocuments } from './testing/ten-documents.ts';
import { typstRenderer } from './typst-renderer.ts';

const here = enginesHere();

// Where there is one engine only, there is nothing to compare: the native one has no program for this platform.
describe.skipIf(here.length < 2)('the engines of this platform', () => {
  const engines = here.map((engine) => typstRenderer(engine));
  afterAll(() => Promise.all(engines.map(({ close }) => close())));

  it.each(Object.entries(tenDocuments))(
    'set the same pages of %s',
    async (_, document) => {
      const [first, ...others] = await Promise.all(
        engines.map(async ({ render }) => {
          const { pages, outline } = await readPdf(await render(document, await pictures()));
          return {
            outline,
            pages: pages.map(({ texts, images }) => ({ texts: texts.map(({ text }) => text), images: images.length })),
          };
        }),
      );
      expect(first?.pages.length).toBeGreaterThan(0);
      for (const other of others) expect(other).toEqual(first);
      // The first ones wait for WebAssembly, which a busy machine takes long to make ready.
    },
    120_000,
  );
});
