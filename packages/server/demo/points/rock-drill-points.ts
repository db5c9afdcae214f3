import { choices, type DemoPoint, measurement, radio } from './demo-point.ts';
import { picture, table } from './demo-tables.ts';

const topHammers = { products: ['Pora T', 'Pora L', 'Smart Pora'] };
const downTheHole = { products: ['Pora D'] };
const rotaries = { products: ['Pora R'] };

/** What is looked at on rock drills, hammers and rotary heads. */
export const rockDrillPoints: readonly DemoPoint[] = [
  measurement(
    'Percussion pressure',
    'Read while drilling in solid rock.',
    'bar',
    [
      ['Pora T', 100, 120, 200, 230],
      ['Pora L', 90, 110, 170, 190],
    ],
    { ...topHammers, chart: true },
  ),
  measurement('Feed pressure', 'Read while drilling in solid rock.', 'bar', [['Pora T', 40, 55, 110, 130]], {
    ...topHammers,
    chart: true,
  }),
  measurement('Rotation pressure', 'Read while drilling in solid rock.', 'bar', [['Pora T', 30, 40, 90, 120]], {
    ...topHammers,
    chart: true,
  }),
  measurement(
    'Accumulator pressure, low',
    'Measure with the gauge, with the system without pressure.',
    'bar',
    [['Pora T', 3, 4, 6, 7]],
    topHammers,
  ),
  measurement(
    'Accumulator pressure, high',
    'Measure with the gauge, with the system without pressure.',
    'bar',
    [['Pora T', 40, 45, 60, 65]],
    topHammers,
  ),
  measurement('Shank adapter wear', 'Measure the striking face from the gauge.', 'mm', [['', null, null, 1, 2]], {
    ...topHammers,
    life: 'Max',
  }),
  measurement(
    'Rock drill hours since overhaul',
    'Read from the display and subtract the last overhaul.',
    'h',
    [['', null, null, 450, 550]],
    { ...topHammers, chart: true },
  ),
  radio('Rock drill bolts', 'Check the side bolts and the front head with the torque wrench.', 'Tightness', topHammers),
  radio('Rock drill leaks', 'Look at the flushing head and the side bolts while drilling.', 'Leakage', topHammers),
  radio(
    'Shank lubrication',
    'Oil is seen at the front head while drilling.',
    [
      ['Enough', ''],
      ['Too little', 'Raise the shank lubrication.'],
      ['Too much', 'Lower the shank lubrication.'],
    ],
    topHammers,
  ),
  choices(
    'Rod and coupling wear',
    'Tick what is found on rods, couplings and bits.',
    {
      Rods: ['Straight', 'Bent', 'Cracked'],
      Couplings: ['Good', 'Worn threads', 'Cracked'],
      Bits: ['Sharp', 'Worn gauge', 'Lost buttons'],
    },
    topHammers,
  ),
  measurement(
    'Bit diameter',
    'Measure over the gauge buttons.',
    'mm',
    [
      ['Pora T9', 60, 63, null, null],
      ['Pora T', 70, 74, null, null],
      ['Pora D', 105, 110, null, null],
    ],
    { products: ['Pora T', 'Pora D'], life: 'Min' },
  ),
  measurement('Hammer air pressure', 'Read at the manifold while drilling.', 'bar', [['', 14, 18, 30, 35]], {
    ...downTheHole,
    chart: true,
  }),
  measurement('Compressor outlet temperature', 'Read from the display under load.', '°C', [['', null, 60, 105, 115]], {
    products: ['Pora D', 'Pora R'],
    chart: true,
  }),
  measurement('Compressor oil level', 'Read the glass with the compressor unloaded.', '%', [['', 20, 40, 90, 100]], {
    products: ['Pora D', 'Pora R'],
  }),
  radio(
    'Air filter of the compressor',
    'Look at the indicator and at the element.',
    [
      ['Clean', ''],
      ['Dusty', 'Clean the element.'],
      ['Blocked', 'Change the element.'],
    ],
    { products: ['Pora D', 'Pora R'] },
  ),
  picture(
    'Hammer wear',
    'Photograph the hammer casing; measure its diameter in four places.',
    ['Top, mm', 'Upper middle, mm', 'Lower middle, mm', 'Chuck, mm'],
    downTheHole,
  ),
  radio('Breakout table', 'Jaws hold and open fully.', 'Ok or not ok', { products: ['Pora D', 'Pora R'] }),
  measurement(
    'Pull-down force',
    'Read the pull-down pressure on a hard face and use the table.',
    'kN',
    [['Pora R', 100, 150, 400, 500]],
    rotaries,
  ),
  table(
    'Rotary head gear backlash',
    'Measure the backlash at four positions of the gear.',
    [
      ['0°', '90°', '180°', '270°'],
      ['Main gear', 'Pinion'],
    ],
    { unit: 'mm', limits: [['', null, 0.2, 1.2, 1.8]], columns: 'Max', ...rotaries },
  ),
  radio(
    'Mast pins and bushings',
    'Rock the mast with its cylinder; look for play.',
    [
      ['No play', ''],
      ['Play', 'Play in the mast pins.', 'Play, mm'],
    ],
    rotaries,
  ),
  picture(
    'Mast welds',
    'Photograph the chord welds; measure cracks.',
    ['Left lower, mm', 'Left upper, mm', 'Right lower, mm', 'Right upper, mm'],
    rotaries,
  ),
];
