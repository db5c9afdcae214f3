import qrcode from 'qrcode-generator';

/** A QR code as one path of an SVG, a module being one unit; `size` is its side. */
export function qrPath(text: string): { size: number; path: string } {
  // A size as the text needs it; a quarter of it may be scratched away.
  const code = qrcode(0, 'Q');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const places = Array.from({ length: size * size }, (_, place) => [Math.floor(place / size), place % size] as const);
  const dark = places.filter(([row, column]) => code.isDark(row, column));
  return { size, path: dark.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('') };
}
