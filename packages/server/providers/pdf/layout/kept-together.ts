import type { ContentPiece, Piece, PointsPiece } from './pieces.ts';

const isHead = (piece: Piece): boolean =>
  piece.kind === 'heading' ||
  (piece.kind === 'entry' &&
    piece.content.length === 0 &&
    piece.photos.length === 0 &&
    !piece.beside &&
    !piece.followUp);

/** Headings that nothing but a page of its own follows go onto that page. */
function withLeads(pieces: readonly Piece[]): Piece[] {
  const laid: Piece[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'page') {
      const begin = laid.findLastIndex((before) => !isHead(before)) + 1;
      laid.push({ ...piece, lead: laid.splice(begin) });
    } else laid.push(piece);
  }
  return laid;
}

const rowsWithSignatures = 3;

/** The last rows of points, apart from those before them. */
function lastPoints(piece: PointsPiece): Piece[] {
  const { rows } = piece;
  const plain = rows.slice(-rowsWithSignatures).findLastIndex(({ below }) => below.length > 0);
  // One that has something below it goes along where nothing plain follows it.
  const along = Math.max(1, Math.min(rows.length, rowsWithSignatures) - 1 - plain);
  if (rows.slice(-along).some(({ whole }) => !whole)) return [piece];
  if (rows.length <= along) return [{ ...piece, sticky: true }];
  return [
    { ...piece, rows: rows.slice(0, -along) },
    { ...piece, rows: rows.slice(-along), headed: false, sticky: true },
  ];
}

type TablePiece = Extract<ContentPiece, { kind: 'table' }>;
const mostLetters = 1_200;

/** A short table as a whole; of a long one the last rows, as if nothing parted them from those before. */
function lastRows(piece: TablePiece): Piece[] {
  if (piece.whole) return [{ ...piece, part: 'all' }];
  const last = piece.rows.slice(-rowsWithSignatures);
  if (last.flat().reduce((sum, { text, note }) => sum + text.length + note.length, 0) > mostLetters) return [piece];
  return [
    { ...piece, rows: piece.rows.slice(0, -rowsWithSignatures), part: 'first' },
    { ...piece, title: '', rows: last, whole: true, part: 'last' },
  ];
}

/** Signatures are never alone on a page: the last rows of points, or of a table, go with them. */
function withSignatures(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, place) => {
    const follows = pieces.slice(place + 1, place + 3).map(({ kind }) => kind);
    if (follows[0] !== 'heading' || follows[1] !== 'signatures') return [piece];
    return piece.kind === 'points' ? lastPoints(piece) : piece.kind === 'table' ? lastRows(piece) : [piece];
  });
}

/** The facts of a machine stay with what is told of it. */
const withFacts = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, place) =>
    piece.kind === 'facts' && pieces[place + 1]?.kind === 'heading' ? { ...piece, sticky: true } : piece,
  );

/** The pieces, with what must not be parted by the end of a page. */
export const keptTogether = (pieces: readonly Piece[]): Piece[] => withFacts(withSignatures(withLeads(pieces)));
