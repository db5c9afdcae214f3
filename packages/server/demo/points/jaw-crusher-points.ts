import { choices, type DemoPoint, measurement, radio } from './demo-point.ts';
import { picture, table } from './demo-tables.ts';

const jaws = { products: ['AJ', 'AJ Lite', 'Trek J'] };
const wear = [
  'Even',
  ['One-sided', 'Wear is one-sided. Check the feed distribution.'],
  ['Worn through', 'Worn through. Replace before the next shift.', 'Where?'],
] as const;

/** What is looked at on jaw crushers. */
export const jawCrusherPoints: readonly DemoPoint[] = [
  measurement(
    'Fixed jaw die thickness',
    'Measure at the deepest wear, a third from the lower edge.',
    'mm',
    [
      ['AJ', 30, 45, null, null],
      ['AJ160', 40, 60, null, null],
      ['AJ Lite', 20, 30, null, null],
    ],
    { ...jaws, life: 'Min' },
  ),
  measurement(
    'Moving jaw die thickness',
    'Measure at the deepest wear, a third from the lower edge.',
    'mm',
    [
      ['AJ', 30, 45, null, null],
      ['AJ160', 40, 60, null, null],
      ['AJ Lite', 20, 30, null, null],
    ],
    { ...jaws, life: 'Min' },
  ),
  measurement(
    'Cheek plate thickness, upper',
    'Measure the thinnest place of the upper cheek plates.',
    'mm',
    [['', 8, 12, null, null]],
    { ...jaws, life: 'Min' },
  ),
  measurement(
    'Cheek plate thickness, lower',
    'Measure the thinnest place of the lower cheek plates.',
    'mm',
    [['', 8, 12, null, null]],
    { ...jaws, life: 'Min' },
  ),
  measurement(
    'Closed side setting',
    'Measure with lead or clay while the crusher runs empty.',
    'mm',
    [
      ['AJ', 40, 50, 250, 300],
      ['AJ80', 30, 40, 150, 175],
      ['Brio', 6, 8, 60, 75],
    ],
    { products: ['AJ', 'Brio'], chart: true },
  ),
  radio('Jaw die fastening', 'Check wedges, bolts and the gap behind the dies.', 'Tightness', jaws),
  radio(
    'Toggle plate condition',
    'Look at both ends and at the seats for rolling marks and cracks.',
    [
      ['Good', ''],
      ['Rolling marks', 'Rolling marks on the toggle plate. Grease and follow up.'],
      ['Cracked', 'Toggle plate cracked. Do not start the crusher.', 'Length of the crack, mm'],
    ],
    jaws,
  ),
  radio(
    'Tension rod spring',
    'Compare the length of the spring with the plate on the frame.',
    [
      ['Within the marks', ''],
      ['Outside the marks', 'Adjust the spring to the marks.', 'Length found, mm'],
    ],
    jaws,
  ),
  picture(
    'Pitman crack inspection',
    'Clean the four corners of the pitman and photograph each; measure what you find.',
    ['Upper left, mm', 'Upper right, mm', 'Lower left, mm', 'Lower right, mm'],
    jaws,
  ),
  picture(
    'Jaw crusher frame welds',
    'Photograph the welds of the side plates; measure cracks.',
    ['Left front, mm', 'Left rear, mm', 'Right front, mm', 'Right rear, mm'],
    jaws,
  ),
  table(
    'Jaw die wear profile',
    'Measure both dies at three heights in three places.',
    [
      ['Left', 'Middle', 'Right'],
      ['Fixed, top', 'Fixed, middle', 'Fixed, bottom', 'Moving, top', 'Moving, middle', 'Moving, bottom'],
    ],
    { unit: 'mm', limits: [['AJ', 30, 45, null, null]], columns: 'Average', rows: 'Min', ...jaws },
  ),
  choices(
    'Jaw die wear pattern',
    'Tick everything that is seen on the dies.',
    { 'Fixed die': wear, 'Moving die': wear },
    jaws,
  ),
  radio('Flywheel guards', 'Guards are in place, whole and fastened.', 'Present or missing', {
    ...jaws,
    protocolTypes: ['Daily', 'Weekly'],
  }),
];
