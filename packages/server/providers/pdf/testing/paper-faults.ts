import type { ReportDocument } from '@assay/contract/reports/document';
import { en, type LabelKey } from '@assay/report/languages/en';
import { labels } from '@assay/report/languages/labels';
import type { PdfPage, PdfText, ReadPdf } from './read-pdf.ts';

/** The margins of every page, and what a line may run over by. */
const side = 48.2;
const tolerance = 3;
const [head, foot] = [58, 50];
const step = 12;

/** Whether a page holds a photo alone: it may leave the page before it as it is. */
const isPhotoPage = ({ width, height, images }: PdfPage): boolean =>
  width > height || images.some((image) => image.height > height * 0.55);

/** How much of a page has something on it, line by line. */
function usedPart({ height, texts, images }: PdfPage): number {
  const lines = Math.floor((height - head - foot) / step);
  const used = new Set<number>();
  const cover = (from: number, to: number) => {
    for (let y = Math.max(from, foot); y <= Math.min(to, height - head); y += step / 2)
      used.add(Math.floor((y - foot) / step));
  };
  for (const { y, height: high } of texts) cover(y - 4, y + high + 8);
  for (const { y, height: high } of images) cover(y, y + high);
  return used.size / lines;
}

/** Texts that stand on top of each other. */
const covered = ({ texts }: PdfPage): [PdfText, PdfText][] =>
  texts.flatMap((one, place) =>
    texts.slice(place + 1).flatMap((other): [PdfText, PdfText][] => {
      const isApart = Math.abs(one.y - other.y) >= Math.min(one.height, other.height) * 0.6;
      const shared = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      return isApart || shared <= 1 ? [] : [[one, other]];
    }),
  );

const layoutFaults = ({ pages }: ReadPdf): string[] =>
  pages.flatMap((page, at) => {
    const next = pages[at + 1];
    const outside = page.texts.filter(
      ({ x, width }) => x < side - tolerance || x + width > page.width - side + tolerance,
    );
    const mayBeShort = !next || isPhotoPage(next) || isPhotoPage(page);
    const used = usedPart(page);
    return [
      ...outside.map(({ text }) => `page ${at + 1}: '${text}' stands outside`),
      ...covered(page).map(([one, other]) => `page ${at + 1}: '${one.text}' stands on '${other.text}'`),
      ...(page.missingGlyphs > 0 ? [`page ${at + 1}: ${page.missingGlyphs} letters cannot be drawn`] : []),
      ...(used < 1 / 3 && !mayBeShort ? [`page ${at + 1}: ${Math.round(used * 100)} % used`] : []),
    ];
  });

/** Signatures begin no page: what they are given for stands above them. */
function signatureFaults({ pages }: ReadPdf, { sections }: ReportDocument): string[] {
  const title = sections.find(({ key }) => key === 'signatures')?.title;
  return pages.flatMap(({ texts, height }, at) => {
    const body = texts.filter(({ y }) => y > foot && y < height - head);
    const first = body.reduce((one, other) => (other.y > one.y ? other : one), { text: '', y: 0 });
    return title !== undefined && first.text.trim() === title ? [`page ${at + 1}: the signatures are alone`] : [];
  });
}

function tagFaults({ pages, marked, language }: ReadPdf, document: ReportDocument): string[] {
  const roles = pages.flatMap((page) => page.roles);
  const alts = pages.flatMap((page) => page.alts);
  const pictures = pages.reduce((sum, { images }) => sum + images.length, 0);
  return [
    ...(marked ? [] : ['it is not tagged']),
    ...(language === document.language ? [] : [`its language is ${language}`]),
    ...(roles.filter((role) => role === 'H1').length === 1 ? [] : ['it has not one title']),
    ...['H2', 'L', 'LI', 'Table', 'TH']
      .filter((role) => !roles.includes(role))
      .map((role) => `nothing is tagged ${role}`),
    ...(alts.length >= pictures ? [] : ['a picture has no words']),
  ];
}

/** The texts of a document that are the product's own, not people's. */
const ownTexts = ({ facts, opening, words, sections, verdict, kind }: ReportDocument): string[] => [
  kind,
  verdict.title,
  ...verdict.counts.map(({ rating }) => rating.label),
  ...facts.flatMap((group) => [
    group.title,
    ...(group.key === 'keyValues' ? [] : group.facts.map(({ label }) => label)),
  ]),
  ...opening.map(({ label }) => label),
  ...Object.values(words),
  ...sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => {
      if (block.kind === 'entry') return block.content.flatMap((one) => (one.kind === 'text' ? [one.label] : []));
      return block.kind === 'signatures' ? block.signatures.map(({ label }) => label) : [];
    }),
  ]),
];

/** English labels that another language has its own words for. */
function languageFaults(document: ReportDocument): string[] {
  const own = labels[document.language];
  const foreign = new Set(
    (Object.keys(en) as LabelKey[]).filter((key) => own[key] !== en[key]).map((key): string => en[key]),
  );
  // What one label says in English another may say here.
  for (const text of Object.values(own)) foreign.delete(text);
  return document.language === 'en'
    ? []
    : ownTexts(document)
        .filter((text) => foreign.has(text))
        .map((text) => `'${text}' is not translated`);
}

/** What a reader of a report on paper would complain about. */
export const paperFaults = (document: ReportDocument, pdf: ReadPdf): string[] => [
  ...languageFaults(document),
  ...layoutFaults(pdf),
  ...signatureFaults(pdf, document),
  ...tagFaults(pdf, document),
];
