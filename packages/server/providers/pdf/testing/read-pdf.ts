import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader of a PDF finds on it, in points from the bottom left. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PdfImage {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Width by height of its pixels. */
  aspect: number;
}

export interface PdfPage {
  width: number;
  height: number;
  texts: PdfText[];
  images: PdfImage[];
  missingGlyphs: number;
  alts: string[];
  roles: string[];
}

export interface ReadPdf {
  pages: PdfPage[];
  outline: { title: string; depth: number }[];
  language: string | undefined;
  title: string | undefined;
  /** Whether it says that its contents are tagged. */
  marked: boolean;
  xmp: string;
  createdAt: string | undefined;
}

type Matrix = readonly number[];
const unit: Matrix = [1, 0, 0, 1, 0, 0];
const multiply = (
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: Matrix,
  [g = 0, h = 0, i = 0, j = 0, k = 0, l = 0]: Matrix,
) => [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];

/** Follows the drawing of a page, with the place and size of everything that is painted. */
async function paintedOn(page: PDFPageProxy): Promise<Pick<PdfPage, 'images' | 'missingGlyphs'>> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const kept: Matrix[] = [];
  const images: PdfImage[] = [];
  let missingGlyphs = 0;
  let now: Matrix = unit;
  for (const [n, operation] of fnArray.entries()) {
    const given = argsArray[n] ?? [];
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) kept.push(now);
    if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) now = kept.pop() ?? unit;
    if (operation === OPS.transform) now = multiply(now, given);
    if (operation === OPS.paintFormXObjectBegin) now = multiply(now, given[0] ?? unit);
    if (operation === OPS.paintImageXObject) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = now;
      const [, pixelsWide, pixelsHigh] = given as [string, number, number];
      images.push({
        x: Math.min(e, e + a + c),
        y: Math.min(f, f + b + d),
        width: Math.hypot(a, b),
        height: Math.hypot(c, d),
        aspect: pixelsWide / pixelsHigh,
      });
    }
    if (operation === OPS.showText)
      for (const glyph of given[0] as (number | { originalCharCode: number })[])
        if (typeof glyph === 'object' && glyph.originalCharCode === 0) missingGlyphs += 1;
  }
  return { images, missingGlyphs };
}

interface StructNode {
  role?: string;
  alt?: string;
  children?: StructNode[];
}

const nodesOf = (node: StructNode): StructNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ disableNormalization: true });
  const tree = (await page.getStructTree()) as StructNode | null;
  const nodes = tree ? nodesOf(tree) : [];
  return {
    width,
    height,
    texts: items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width, height: item.height }]
        : [],
    ),
    ...(await paintedOn(page)),
    alts: nodes.flatMap(({ alt }) => (alt ? [alt] : [])),
    roles: nodes.flatMap(({ role }) => (role ? [role] : [])),
  };
}

interface OutlineNode {
  title: string;
  items: OutlineNode[];
}

const linesOf = (nodes: readonly OutlineNode[], depth = 1): ReadPdf['outline'] =>
  nodes.flatMap(({ title, items }) => [{ title, depth }, ...linesOf(items, depth + 1)]);

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  try {
    const pdf = await task.promise;
    const pages: PdfPage[] = [];
    for (let n = 1; n <= pdf.numPages; n++) pages.push(await readPage(await pdf.getPage(n)));
    const { info, metadata } = await pdf.getMetadata();
    const facts = info as { Language?: string; Title?: string; CreationDate?: string };
    return {
      pages,
      outline: linesOf(((await pdf.getOutline()) ?? []) as OutlineNode[]),
      language: facts.Language,
      title: facts.Title,
      createdAt: facts.CreationDate,
      marked: /\/Marked true/.test(Buffer.from(bytes).toString('latin1')),
      xmp: metadata?.getRaw() ?? '',
    };
  } finally {
    await task.destroy();
  }
}
