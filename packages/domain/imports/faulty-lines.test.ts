import { describe, expect, it } from 'vitest';
import { csvText, faultyLinesWriter, withoutFaults } from './faulty-lines.ts';

const columns = {
  name: { title: 'Name', aliases: [], most: 10 },
  site: { title: 'Site', aliases: [], most: 10 },
  country: { title: 'Country', aliases: [], most: 10 },
};

describe('a file of faulty lines', () => {
  it('has the columns of the file that they came from, and what is wrong at the end', () => {
    const line = {
      cells: { country: 'Finland', name: 'A "big"; one' },
      errors: [
        { column: 'Name', message: 'Too long' },
        { column: '', message: 'Line 3 says this already' },
      ],
    };
    const writer = faultyLinesWriter(columns, line);
    expect(csvText([writer.header, writer.row(line)])).toBe(
      'Name;Country;Fault\r\n"A ""big""; one";Finland;"Name: Too long; Line 3 says this already"\r\n',
    );
  });

  it.each([
    [['Name', 'Site', 'Fault'], 2],
    [['Name', 'Site', ' FAULT '], 2],
    [['Name', 'Fault', 'Site'], 3],
    [['Name', 'Site'], 2],
    [[], 0],
  ])('is read without its faults: %j', (titles, count) => {
    expect(withoutFaults(titles)).toEqual(titles.slice(0, count));
  });
});
