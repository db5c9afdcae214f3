const escaped = (text: string): string => text.replaceAll(/[\\()]/g, '\\$&');

/** A line of a page at its place, in points from the lower left. */
const textAt = (text: string, font: 'F1' | 'F2', size: number, y: number): string =>
  `BT /${font} ${size} Tf 56 ${y} Td (${escaped(text)}) Tj ET`;

/** What stands on one page of A4. */
function pageContent(title: string, lines: readonly string[], number: number): string {
  return [
    '0.04 0.35 0.33 rg 0 800 595 42 re f 1 1 1 rg',
    textAt('Graniitti Machine Works', 'F2', 12, 816),
    '0.08 0.13 0.16 rg',
    textAt(title, 'F2', 20, 748),
    ...lines.map((line, i) => textAt(line, 'F1', 11, 712 - i * 18)),
    textAt(String(number), 'F1', 9, 36),
  ].join('\n');
}

export interface PdfPage {
  title: string;
  lines: readonly string[];
}

/** A small PDF of plain pages in letters that every reader has; other letters than Latin ones are not for it. */
export function writePdf(pages: readonly PdfPage[]): Buffer {
  const kids = pages.map((_, i) => `${5 + i * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ title, lines }, i) => {
      const content = pageContent(title, lines, i + 1);
      const fonts = '<< /Font << /F1 3 0 R /F2 4 0 R >> >>';
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources ${fonts} /Contents ${6 + i * 2} 0 R >>`,
        `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = Buffer.byteLength(text, 'latin1');
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(text, 'latin1');
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
