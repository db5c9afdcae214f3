import type { AnswerSlip } from '@assay/domain/runs/answer-slips';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../../../testing/render-app.tsx';
import { AskedSlip } from './AskedSlip.tsx';

const cases: [slip: Omit<AnswerSlip, 'cell'>, words: string, takes: string[]][] = [
  [
    { kind: 'tenfold', value: '65', meant: 6.5, against: 'limits' },
    '65 is far from its limits. Was 6.5 meant?',
    ['6.5'],
  ],
  [
    { kind: 'tenfold', value: '1,5', meant: 15, orMeant: 38, against: 'limits' },
    '1,5 is far from its limits. Was 15 or 38 meant?',
    ['15', '38'],
  ],
  [{ kind: 'farOff', value: '4000', against: 'limits' }, '4000 is far from its limits. Is it right?', []],
  [
    { kind: 'tenfold', value: '1500', meant: 150, against: 'neighbours' },
    '1500 is far from the values beside it. Was 150 meant?',
    ['150'],
  ],
  [
    { kind: 'farOff', value: '40000', against: 'neighbours' },
    '40000 is far from the values beside it. Is it right?',
    [],
  ],
  [
    { kind: 'tenfold', value: '280', meant: 28, against: 'model' },
    '280 is far from what other machines of this model measured. Was 28 meant?',
    ['28'],
  ],
  [
    { kind: 'unit', value: '2', meant: 51, orMeant: 20, against: 'model' },
    '2 is far from what other machines of this model measured. Was 51 or 20 meant?',
    ['51', '20'],
  ],
  [
    { kind: 'tenfold', value: '259', last: 28.4, meant: 25.9 },
    '259, after 28.4 at the last visit. Was 25.9 meant?',
    ['25.9'],
  ],
];

const replaced: [value: string, last: number, words: string][] = [
  ['33.9', 28.4, '33.9 is more than the 28.4 of the last visit, of a part that wears. Was it replaced?'],
  ['1.35', 2.23, '1.35 is less than the 2.23 of the last visit, where wear makes it more. Was it replaced?'],
];

it.each(replaced)(
  'a question about a part that may be new says on which side it went back: %s',
  (value, last, words) => {
    const nothing = () => undefined;
    const slip: AnswerSlip = { kind: 'grewBack', value, last, cell: '' };
    renderPiece(<AskedSlip slip={slip} onTake={nothing} onAgain={nothing} onKeep={nothing} />);
    expect(screen.getByText(words)).toBeTruthy();
  },
);

it.each(cases)(
  'a question says what the value was held against, and offers what may have been meant: %o',
  (slip, words, takes) => {
    const nothing = () => undefined;
    renderPiece(<AskedSlip slip={{ ...slip, cell: '' }} onTake={nothing} onAgain={nothing} onKeep={nothing} />);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...takes.map((meant) => `A slip, take ${meant}`),
      'A slip, type again',
      `It is right, keep ${slip.value}`,
    ]);
  },
);
