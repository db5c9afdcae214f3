import { type DemoPoint, measurement, radio, ranges } from './demo-point.ts';
import { picture, table } from './demo-tables.ts';

const horizontal = { products: ['Sila H'] };

/** What is looked at on springs, bearings and drives of screens. */
export const screenPoints: readonly DemoPoint[] = [
  measurement(
    'Stroke length, feed end',
    'Read the stroke card on both sides and write the larger value.',
    'mm',
    [
      ['Sila', 6, 8, 12, 14],
      ['Bana', 8, 10, 15, 17],
      ['Sila H', 10, 12, 18, 20],
    ],
    { chart: true },
  ),
  measurement(
    'Stroke length, discharge end',
    'Read the stroke card on both sides and write the larger value.',
    'mm',
    [
      ['Sila', 6, 8, 12, 14],
      ['Bana', 8, 10, 15, 17],
      ['Sila H', 10, 12, 18, 20],
    ],
    { chart: true },
  ),
  measurement(
    'Stroke angle',
    'Read from the stroke card.',
    '°',
    [
      ['Sila H', 30, 40, 50, 60],
      ['Bana', 35, 40, 50, 55],
    ],
    { products: ['Sila H', 'Bana'] },
  ),
  measurement(
    'Screen speed',
    'Measure with the tachometer on the shaft, without material.',
    'rpm',
    [
      ['Sila', 750, 800, 950, 1000],
      ['Finer', null, 1400, 1800, 1900],
    ],
    { chart: true },
  ),
  table(
    'Strokes of the four corners',
    'Measure the stroke at each corner in both directions.',
    [
      ['Horizontal', 'Vertical'],
      ['Feed left', 'Feed right', 'Discharge left', 'Discharge right'],
    ],
    { unit: 'mm', limits: [['', 4, 6, 16, 20]], rows: 'Average' },
  ),
  table(
    'Spring heights',
    'Measure every spring of the corner with the screen empty.',
    [
      ['Spring 1', 'Spring 2', 'Spring 3'],
      ['Feed left', 'Feed right', 'Discharge left', 'Discharge right'],
    ],
    {
      unit: 'mm',
      limits: [
        ['Sila', 190, 200, 230, 240],
        ['Sila 3680', 210, 220, 260, 270],
      ],
      columns: 'Average',
      rows: 'Min',
    },
  ),
  radio('Springs', 'Look for broken coils, corrosion and material between the coils.', 'Condition'),
  radio('Spring seats', 'Seats are straight and their welds whole.', 'Condition'),
  picture(
    'Side plate crack inspection',
    'Clean around the bearing housings and cross beams; photograph and measure cracks.',
    ['Left feed, mm', 'Left discharge, mm', 'Right feed, mm', 'Right discharge, mm'],
  ),
  picture('Cross beam wear', 'Photograph the most worn cross beam; measure its rubber and plate.', [
    'Rubber left, mm',
    'Rubber right, mm',
    'Plate, mm',
  ]),
  measurement('Bearing temperature, left', 'Read after at least one hour of running.', '°C', [['', null, 20, 80, 95]], {
    chart: true,
  }),
  measurement(
    'Bearing temperature, right',
    'Read after at least one hour of running.',
    '°C',
    [['', null, 20, 80, 95]],
    { chart: true },
  ),
  ranges('Bearing vibration', 'Acceleration at each bearing housing.', [
    'Left inner, g',
    'Left outer, g',
    'Right inner, g',
    'Right outer, g',
  ]),
  radio('Bearing grease', 'Look at the grease that leaves the labyrinth.', [
    ['Clean', ''],
    ['Dark', 'Dark grease. Grease more often.'],
    ['With metal', 'Metal in the grease. Plan a bearing change.'],
  ]),
  radio('Exciter oil level', 'Read with the screen level and stopped.', 'Level', horizontal),
  radio('Exciter leaks', 'Look at the seals of every exciter.', 'Leakage', { products: ['Sila H', 'Bana'] }),
  measurement(
    'Exciter oil temperature',
    'Read at the drain plug after an hour of running.',
    '°C',
    [['', null, null, 75, 90]],
    { products: ['Sila H', 'Bana'], chart: true },
  ),
  radio('Gear backlash of the exciter', 'Turn the shaft by hand and feel the backlash.', 'Ok or not ok', {
    products: ['Sila H', 'Bana'],
    protocolTypes: ['Annual', 'Machine_assessment'],
  }),
  radio('Cardan shaft', 'Look at joints, flange bolts and guard.', 'Tightness', { products: ['Sila H', 'Bana'] }),
];
