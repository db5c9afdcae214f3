import { type DemoPoint, dropdown, measurement, radio, radioAndRanges } from './demo-point.ts';
import { table } from './demo-tables.ts';

const cones = { products: ['Brio', 'Brio S', 'Trek C'] };

/** What is looked at on cone crushers. */
export const coneCrusherPoints: readonly DemoPoint[] = [
  measurement(
    'Mantle thickness',
    'Measure by ultrasound at mid height, in four places; write the smallest.',
    'mm',
    [
      ['Brio', 18, 25, null, null],
      ['Brio 800', 25, 35, null, null],
      ['Brio S', 15, 22, null, null],
    ],
    { ...cones, life: 'Min' },
  ),
  measurement(
    'Concave thickness',
    'Measure by ultrasound at mid height, in four places; write the smallest.',
    'mm',
    [
      ['Brio', 18, 25, null, null],
      ['Brio 800', 25, 35, null, null],
      ['Brio S', 15, 22, null, null],
    ],
    { ...cones, life: 'Min' },
  ),
  measurement(
    'Eccentric bushing clearance',
    'Measure with feelers from below on the loaded side.',
    'mm',
    [
      ['Brio', null, 0.8, 1.6, 2.2],
      ['Brio S', null, 0.7, 1.4, 2],
    ],
    { ...cones, life: 'Max' },
  ),
  measurement(
    'Main shaft step bearing wear',
    'Compare the main shaft position with the value at commissioning.',
    'mm',
    [['', null, null, 3, 5]],
    { ...cones, life: 'Max' },
  ),
  measurement(
    'Head speed, running empty',
    'Count the turns of the head for one minute without feed.',
    'rpm',
    [['', null, null, 15, 40]],
    cones,
  ),
  radio('Head nut and burning ring', 'The head nut sits tight and the ring is whole.', 'Tightness', cones),
  radio('Dust seal', 'Look for dust in the oil return and on the seal lip.', 'Condition', cones),
  radioAndRanges(
    'Main frame liner',
    'Look at every liner segment; measure the thinnest two.',
    'Condition',
    ['Thinnest, mm', 'Second thinnest, mm'],
    cones,
  ),
  table(
    'Mantle wear by angle',
    'Measure the mantle from the reference plate, every ninety degrees.',
    [
      ['0°', '90°', '180°', '270°'],
      ['Upper', 'Middle', 'Lower'],
    ],
    { unit: 'mm', limits: [['Brio', 18, 25, null, null]], columns: 'Min', rows: 'Min', ...cones },
  ),
  dropdown(
    'Cavity fitted',
    'Choose the cavity and the liners that are fitted.',
    {
      Cavity: ['Extra coarse', 'Coarse', 'Medium', 'Fine', 'Extra fine'],
      'Liner alloy': ['18% manganese', '21% manganese', ['Other', '', 'Which alloy?']],
    },
    cones,
  ),
  radio(
    'Anti-spin device',
    'Turn the head by hand in both directions.',
    [
      ['Holds', ''],
      ['Slips', 'The anti-spin device slips. Inspect at the next stop.'],
    ],
    cones,
  ),
];
