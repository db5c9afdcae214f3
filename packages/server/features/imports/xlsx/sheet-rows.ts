import { type FileHandle, open } from 'node:fs/promises';
import { type XmlTag, xmlTokens } from './xml-tokens.ts';
import { SheetFault, unpacked, zipEntries } from './zip-entries.ts';

export interface SheetCell {
  text: string;
  isFormula: boolean;
}

export interface SheetRow {
  /** The number of the row in the spreadsheet. */
  line: number;
  /** Keyed by the place of the column, from 0; blank cells may be missing. */
  cells: ReadonlyMap<number, SheetCell>;
}

const mostSheetBytes = 400_000_000;
const mostSharedBytes = 200_000_000;
const mostShared = 3_000_000;
const mostParts = 1_000_000;
/** No spreadsheet program goes further: a file that names more was made to harm. */
const mostRows = 1_048_576;
const mostColumns = 16_384;
const longestCell = 32_767;
/** One shared text may stand in every cell. */
const mostCharacters = 50_000_000;

type Entries = Awaited<ReturnType<typeof zipEntries>>;

/** The first sheet, as the workbook orders them. */
async function firstSheet(file: FileHandle, entries: Entries): Promise<string> {
  const partsOf = async (name: string): Promise<XmlTag[]> => {
    const entry = entries.get(name);
    if (!entry) throw new SheetFault(`without ${name}`);
    const tags: XmlTag[] = [];
    for await (const token of xmlTokens(unpacked(file, entry, mostParts)))
      if (typeof token !== 'string') tags.push(token);
    return tags;
  };
  const sheet = (await partsOf('xl/workbook.xml')).find(({ name }) => name === 'sheet');
  const links = await partsOf('xl/_rels/workbook.xml.rels');
  const link = links.find((tag) => tag.name === 'Relationship' && tag.attribute('Id') === sheet?.attribute('id'));
  const target = link?.attribute('Target') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function extended(text: string, more: string): string {
  if (text.length + more.length > longestCell) throw new SheetFault('a text that no cell holds', true);
  return text + more;
}

/** Texts that cells refer to by their number: what each says, without readings aids and formats. */
async function sharedTexts(file: FileHandle, entries: Entries): Promise<string[]> {
  const entry = entries.get('xl/sharedStrings.xml');
  const texts: string[] = [];
  if (!entry) return texts;
  let [text, inText, inAid] = ['', false, false];
  for await (const token of xmlTokens(unpacked(file, entry, mostSharedBytes))) {
    if (typeof token === 'string') {
      if (inText && !inAid) text = extended(text, token);
      continue;
    }
    if (token.name === 't') inText = !token.isEnd && !token.isEmpty;
    if (token.name === 'rPh') inAid = !token.isEnd;
    if (token.name !== 'si') continue;
    if (token.isEnd || token.isEmpty) texts.push(text);
    text = '';
    if (texts.length > mostShared) throw new SheetFault('too many texts', true);
  }
  return texts;
}

/** 'C' is 2, 'AA' is 26. */
const placeOf = (reference: string): number =>
  [...(/^[A-Z]+/.exec(reference)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Control characters as spreadsheets write them down. */
const plain = (text: string): string =>
  text.replaceAll(/_x(000[9ad])_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

class RowReader {
  readonly #shared: readonly string[];
  #line = 0;
  #characters = 0;
  #cells = new Map<number, SheetCell>();
  #place = -1;
  #type = '';
  #text = '';
  #isFormula = false;
  #isValue = false;

  constructor(shared: readonly string[]) {
    this.#shared = shared;
  }

  text(token: string): void {
    if (this.#isValue) this.#text = extended(this.#text, token);
  }

  /** The row that this tag ends. */
  tag(tag: XmlTag): SheetRow | undefined {
    const isStart = !tag.isEnd;
    if (tag.name === 'row' && isStart) {
      const line = Number(tag.attribute('r') ?? this.#line + 1);
      if (!Number.isInteger(line) || line <= this.#line || line > mostRows) throw new SheetFault('rows out of order');
      this.#line = line;
      this.#cells = new Map();
      this.#place = -1;
    }
    if (tag.name === 'c' && isStart) this.#begin(tag);
    if (tag.name === 'f') this.#isFormula = true;
    if (tag.name === 'v' || tag.name === 't') this.#isValue = isStart && !tag.isEmpty;
    if (tag.name === 'c' && (tag.isEnd || tag.isEmpty)) this.#end();
    return tag.name === 'row' && (tag.isEnd || tag.isEmpty) ? { line: this.#line, cells: this.#cells } : undefined;
  }

  #begin(tag: XmlTag): void {
    const reference = tag.attribute('r');
    this.#place = reference ? placeOf(reference) : this.#place + 1;
    if (this.#place < 0 || this.#place >= mostColumns) throw new SheetFault('a cell beyond the last column');
    [this.#type, this.#text, this.#isFormula, this.#isValue] = [tag.attribute('t') ?? '', '', false, false];
  }

  #end(): void {
    const text = this.#type === 's' ? (this.#shared[Number(this.#text)] ?? '') : this.#text;
    this.#characters += text.length;
    if (this.#characters > mostCharacters) throw new SheetFault('more text than a list needs', true);
    if (text !== '' || this.#isFormula) this.#cells.set(this.#place, { text: plain(text), isFormula: this.#isFormula });
  }
}

/** The rows of the first sheet of a spreadsheet, one at a time: memory holds its shared texts and one row. */
export async function* sheetRows(path: string): AsyncGenerator<SheetRow> {
  const file = await open(path);
  try {
    const entries = await zipEntries(file);
    const sheet = entries.get(await firstSheet(file, entries));
    if (!sheet) throw new SheetFault('without a sheet');
    const reader = new RowReader(await sharedTexts(file, entries));
    for await (const token of xmlTokens(unpacked(file, sheet, mostSheetBytes))) {
      const row = typeof token === 'string' ? reader.text(token) : reader.tag(token);
      if (row) yield row;
    }
  } finally {
    await file.close();
  }
}
