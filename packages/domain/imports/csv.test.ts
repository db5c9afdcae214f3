import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvReader, separatorOf } from './csv.ts';

function read(text: string, size = text.length || 1): { line: number; cells: string[] }[] {
  const reader = new CsvReader();
  const records = [];
  for (let i = 0; i < text.length; i += size) records.push(...reader.push(text.slice(i, i + size)));
  return [...records, ...reader.end()];
}

describe('a CSV file', () => {
  it.each([
    ['name,id', ','],
    ['name;id', ';'],
    ['name\tid', '\t'],
    ['"a,b,c,d";id', ';'],
    ['name', ','],
  ])('with the header %j uses %j', (header, separator) => expect(separatorOf(header)).toBe(separator));

  it.each([
    [
      'plain',
      'a,b\nc,d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    ['a byte order mark', '\uFEFFa,b\n', [[1, 'a', 'b']]],
    [
      'any line ending',
      'a\r\nb\rc\n',
      [
        [1, 'a'],
        [2, 'b'],
        [3, 'c'],
      ],
    ],
    [
      'quotes',
      'a;b\n"x;y";"say ""hi"""',
      [
        [1, 'a', 'b'],
        [2, 'x;y', 'say "hi"'],
      ],
    ],
    [
      'a line break in quotes',
      'a,b\n"x\ny",z\nlast,1',
      [
        [1, 'a', 'b'],
        [2, 'x\ny', 'z'],
        [4, 'last', '1'],
      ],
    ],
    [
      'empty cells',
      'a,b,c\n,,\nx,,',
      [
        [1, 'a', 'b', 'c'],
        [2, '', '', ''],
        [3, 'x', '', ''],
      ],
    ],
    [
      'blank lines',
      'a\n\n\nb\n',
      [
        [1, 'a'],
        [4, 'b'],
      ],
    ],
    [
      'an empty quoted cell',
      'a,b\n"",x',
      [
        [1, 'a', 'b'],
        [2, '', 'x'],
      ],
    ],
    [
      'formulas, which are text',
      'a,b\n=1+1,@x',
      [
        [1, 'a', 'b'],
        [2, '=1+1', '@x'],
      ],
    ],
    ['nothing', '', []],
  ] as [string, string, (string | number)[][]][])('may hold %s', (_, text, records) => {
    expect(read(text).map(({ line, cells }) => [line, ...cells])).toEqual(records);
  });

  it('whose quotation mark is never closed does not pile up behind it', () => {
    const reader = new CsvReader();
    const rest = 'x,y\n'.repeat(30_000);
    expect(() => [...reader.push(`a,b\nc,"d\n${rest}`)]).toThrow('Line 2: a quotation mark is never closed');
  });

  it('whose quotation mark is never closed says where it was opened', () => {
    expect(() => read('a,b\nc,"d\ne')).toThrow('Line 2');
  });

  it('reads the same however it is cut into pieces, and gives back what was written', () => {
    const cell = fc.string({ maxLength: 8 }).map((text) => text.replaceAll('\r', ''));
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 7 }), (rows, size) => {
        const header = ['x', 'y'];
        const text = [header, ...rows]
          .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
          .join('\r\n');
        const records = read(text, size);
        expect(records).toEqual(read(text));
        expect(records.slice(1).map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });
});
