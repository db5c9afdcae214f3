import { type Message, message, worded } from '../words/message.ts';

/** One record and its first line, counted from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

export class CsvFault extends SyntaxError {
  readonly reason: Message;

  constructor(reason: Message) {
    super(worded(reason, 'en'));
    this.reason = reason;
  }
}

/** A quotation mark that is never closed would otherwise pile up the rest of the file in one cell. */
const longestCell = 100_000;

const separators = [',', ';', '\t'] as const;

/** Takes the separator that the header uses most, not counting quoted parts. */
export function separatorOf(header: string): string {
  const plain = header.replaceAll(/"[^"]*"/g, '');
  const counted = separators.map((separator) => ({ separator, count: plain.split(separator).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

/** Reads CSV in chunks: quotes, doubled quotes, line breaks inside quotes, any line ending, a byte order mark. */
export class CsvReader {
  #separator: string | undefined;
  #head = '';
  #cell = '';
  #cells: string[] = [];
  #line = 1;
  #startedAt = 1;
  #quoted = false;
  #afterQuote = false;
  #skipFeed = false;

  get line(): number {
    return this.#line;
  }

  *push(text: string): Generator<CsvRecord> {
    let rest = text;
    if (this.#separator === undefined) {
      this.#head += text;
      if (!/[\r\n]/.test(this.#head)) return;
      rest = this.#begin();
    }
    yield* this.#read(rest);
  }

  *end(): Generator<CsvRecord> {
    if (this.#separator === undefined) yield* this.#read(this.#begin());
    if (this.#quoted) throw this.#unclosed();
    if (this.#cell !== '' || this.#cells.length > 0 || this.#afterQuote) yield* this.#endRecord();
  }

  #unclosed(): CsvFault {
    return new CsvFault(message('import.quotationMark', { line: this.#startedAt }));
  }

  #begin(): string {
    const text = this.#head.startsWith('\uFEFF') ? this.#head.slice(1) : this.#head;
    this.#separator = separatorOf(text.split(/[\r\n]/, 1)[0] ?? '');
    this.#head = '';
    return text;
  }

  *#read(text: string): Generator<CsvRecord> {
    for (const char of text) {
      if (this.#skipFeed) {
        this.#skipFeed = false;
        if (char === '\n') continue;
      }
      if (this.#quoted) this.#readQuoted(char);
      else if (char === '\r' || char === '\n') {
        this.#skipFeed = char === '\r';
        yield* this.#endRecord();
        this.#line++;
        this.#startedAt = this.#line;
      } else this.#readPlain(char);
    }
  }

  #readQuoted(char: string): void {
    if (char === '"') {
      this.#quoted = false;
      this.#afterQuote = true;
    } else {
      if (char === '\n') this.#line++;
      if (this.#cell.length >= longestCell) throw this.#unclosed();
      this.#cell += char;
    }
  }

  #readPlain(char: string): void {
    if (char === this.#separator) {
      this.#cells.push(this.#cell);
      this.#cell = '';
      this.#afterQuote = false;
    } else if (char === '"' && this.#afterQuote) {
      this.#cell += '"';
      this.#quoted = true;
      this.#afterQuote = false;
    } else if (char === '"' && this.#cell === '') this.#quoted = true;
    else this.#cell += char;
  }

  *#endRecord(): Generator<CsvRecord> {
    const cells = [...this.#cells, this.#cell];
    this.#cells = [];
    this.#cell = '';
    this.#afterQuote = false;
    if (cells.length > 1 || cells[0] !== '') yield { line: this.#startedAt, cells };
  }
}
