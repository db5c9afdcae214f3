import { describe, expect, it } from 'vitest';
import { noLimits } from '../measurements/limits.ts';
import type { SlipSurroundings } from './slip.ts';
import { slipOf } from './slips.ts';

const vibration = { ...noLimits, high: 7.1, criticalHigh: 11.2 };
const cheekPlate = { ...noLimits, criticalLow: 8, low: 12 };
const backlash = { ...noLimits, low: 0.2, high: 1.2, criticalHigh: 1.8 };
const oilLevel = { ...noLimits, criticalLow: 20, low: 40, high: 95 };
const throughput = { ...noLimits, low: 150 };

const first = (around: Partial<SlipSurroundings>): SlipSurroundings => ({ history: [], ...around });
const ofVibration = first({ limits: vibration, unit: 'mm/s' });
const ofPlate = first({ limits: cheekPlate, unit: 'mm' });
const closedPlate = first({ limits: { ...cheekPlate, high: 60 }, unit: 'mm' });
const tenfold = (meant: number) => ({ kind: 'tenfold', meant, against: 'limits' });
const inches = (meant: number) => ({ kind: 'unit', meant, against: 'limits' });
const beyond = { kind: 'farOff', against: 'limits' };
const beside = (meant: number) => ({ kind: 'tenfold', meant, against: 'neighbours' });
const ofCopy = (kind: string, meant: number, last: number) => ({ kind, meant, last, against: 'copied' });
const ofModel = (least: number, most: number, unit?: string) => first({ model: { least, most, machines: 4 }, unit });
const asOthers = (kind: string, meant: number) => ({ kind, meant, against: 'model' });
const dies = first({ alike: [[48, 61], [90], [48, 61, 90, 41]] });

const cases: [what: string, typed: string, around: SlipSurroundings, typo: object | undefined][] = [
  ['a comma lost, of a value that has limits above alone', '65', ofVibration, tenfold(6.5)],
  ['one whose unit nobody says', '65', first({ limits: vibration }), tenfold(6.5)],
  ['of one that would ask for attention', '100', ofVibration, tenfold(10)],
  ['two places lost', '650', ofVibration, tenfold(6.5)],
  ['a machine that really vibrates', '25', ofVibration, undefined],
  ['one that is critical', '12.5', ofVibration, undefined],
  ['what would be bad with its comma, too: nobody can tell what was meant', '120', ofVibration, beyond],
  ['a number without any sense', '4000000', ofVibration, beyond],
  ['a comma lost in a worn part', '90', ofPlate, tenfold(9)],
  ['a new part, three times as thick as it may become', '38', ofPlate, undefined],
  ['a new part, thicker than any', '58', ofPlate, undefined],
  ['three places lost', '40000', ofPlate, tenfold(40)],
  ['a comma too many, or inches', '1.5', ofPlate, { ...tenfold(15), orMeant: 38 }],
  ['of which inches are nearer to the middle of the limits', '1.5', closedPlate, { ...inches(38), orMeant: 15 }],
  ['inches of a rope', '0.55', first({ limits: { ...noLimits, criticalLow: 12, low: 13 }, unit: 'mm' }), inches(14)],
  ['a part worn far beyond its limit', '2', ofPlate, undefined],
  ['a part that is gone', '0', ofPlate, undefined],
  ['a backlash that is bad, and good with another comma', '2.1', first({ limits: backlash }), undefined],
  ['a backlash without its comma', '8', first({ limits: backlash, unit: 'mm' }), tenfold(0.8)],
  ['a level that is low', '9', first({ limits: oilLevel }), undefined],
  ['a level above all, whose upper limit is not critical', '850', first({ limits: oilLevel }), tenfold(85)],
  ['a large plant above a lower limit alone', '700', first({ limits: throughput }), undefined],
  ['a tenth that would be too low there, and has no end', '900', first({ limits: throughput }), undefined],
  ['1500 of 160 hours', '1500', first({ neighbours: [160, 4], alike: [[160]] }), beside(150)],
  ['12 of 160 hours', '12', first({ neighbours: [160, 4], alike: [[160]] }), undefined],
  ['150 of 16 hours, which may be the wrong one', '150', first({ alike: [[16]] }), beside(15)],
  ['a comma lost in a value that was copied', '1390', first({ copied: 145 }), ofCopy('tenfold', 139, 145)],
  ['a comma too many in one', '1.39', first({ copied: 14.5 }), ofCopy('tenfold', 13.9, 14.5)],
  ['inches of one', '5.7', first({ copied: 145, unit: 'mm' }), ofCopy('unit', 145, 145)],
  ['another machine that is twice as far', '290', first({ copied: 145 }), undefined],
  ['a crack of another machine, which no comma explains', '40', first({ copied: 9 }), undefined],
  ['a value that is as usual here, whatever was copied', '1390', first({ history: [1380], copied: 145 }), undefined],
  ['a comma lost where other machines of the model are known', '280', ofModel(24, 33, 'mm'), asOthers('tenfold', 28)],
  ['two commas too many there', '0.28', ofModel(24, 33), asOthers('tenfold', 28)],
  ['inches there', '1.1', ofModel(24, 33, 'mm'), asOthers('unit', 28)],
  ['a comma or inches there', '2', ofModel(20, 52, 'mm'), { ...asOthers('unit', 51), orMeant: 20 }],
  ['a part that is worn more than any of them', '9', ofModel(24, 33), undefined],
  [
    'a machine that vibrates as others would without their comma',
    '22',
    { ...ofVibration, ...ofModel(2.1, 3.4) },
    asOthers('tenfold', 2.2),
  ],
  [
    'one that vibrates as no other does, of which no comma makes one',
    '25',
    { ...ofVibration, ...ofModel(5.1, 6.4) },
    undefined,
  ],
  [
    'a comma too many in vibration, which has no limit below',
    '0.25',
    { ...ofVibration, ...ofModel(2.1, 3.4) },
    asOthers('tenfold', 2.5),
  ],
  ['what no comma explains there', '9000000', ofModel(24, 33), { kind: 'farOff', against: 'model' }],
  ['a crack where other machines have none', '40', ofModel(0, 3), undefined],
  ['what is as copied, whatever others measured', '280', { ...ofModel(24, 33), copied: 270 }, asOthers('tenfold', 28)],
  ['a slack belt beside a tight one', '16', first({ alike: [[11]] }), undefined],
  ['a cell beside others of its table', '550', dies, beside(55)],
  ['one that is beyond all of them', '4000000', dies, { kind: 'farOff', against: 'neighbours' }],
  ['one that is worn more than its neighbours', '14', dies, undefined],
  ['a long crack beside short ones', '120', first({ alike: [[0, 3, 2]] }), undefined],
  ['a crack that no machine has', '40000', first({ alike: [[0, 3, 2]] }), { kind: 'farOff', against: 'neighbours' }],
  ['decks of different screens', '15', first({ alike: [[80, 30]] }), undefined],
  [
    'inches in a cell beside millimetres',
    '8.5',
    first({ alike: [[214, 216, 215]], unit: 'mm' }),
    { kind: 'unit', meant: 216, against: 'neighbours' },
  ],
];

describe('what looks like a typo about a first value', () => {
  it.each(cases)('%s: %s', (_, typed, around, typo) => {
    expect(slipOf(typed, around)).toEqual(typo);
  });
});
