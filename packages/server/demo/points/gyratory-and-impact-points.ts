import { choicesAndRanges, type DemoPoint, measurement, radio, ranges } from './demo-point.ts';
import { picture, table } from './demo-tables.ts';

const found = ['None', 'Crack', 'Dent', 'Corrosion', 'Loose parts'] as const;
const gyratories = { products: ['Gyra'] };
const impactors = { products: ['Impa', 'Vorta'] };

/** What is looked at on gyratory and impact crushers. */
export const gyratoryAndImpactPoints: readonly DemoPoint[] = [
  measurement(
    'Spider bushing clearance',
    'Measure with feelers at the spider, in the pinion direction.',
    'mm',
    [['', null, 1.2, 3.5, 5]],
    { ...gyratories, life: 'Max' },
  ),
  measurement(
    'Lower mantle thickness',
    'Ultrasonic reading at the lowest ring of the mantle.',
    'mm',
    [
      ['', 40, 60, null, null],
      ['Gyra 60-110', 50, 75, null, null],
    ],
    { ...gyratories, life: 'Min' },
  ),
  table(
    'Concave rows',
    'Measure every row of concaves in four directions.',
    [
      ['North', 'East', 'South', 'West'],
      ['Row 1', 'Row 2', 'Row 3', 'Row 4', 'Row 5'],
    ],
    { unit: 'mm', limits: [['', 45, 65, null, null]], rows: 'Min', ...gyratories },
  ),
  radio('Rim liner bolts', 'Hammer test of every bolt of the rim liners.', 'Tightness', gyratories),
  radio(
    'Rotor blow bars',
    'Look at edges, wedges and locking of all blow bars.',
    [
      ['Good', ''],
      ['Turn', 'Turn the blow bars.'],
      ['Change', 'Change the blow bars.', 'Length left, mm'],
    ],
    impactors,
  ),
  measurement(
    'Blow bar height left',
    'Measure above the rotor body, at the thinnest place.',
    'mm',
    [['Impa', 15, 40, null, null]],
    { ...impactors, life: 'Min' },
  ),
  choicesAndRanges(
    'Breaker plates',
    'Tick what is found on each breaker plate; measure the gap to the rotor.',
    { 'First plate': found, 'Second plate': found },
    ['Upper gap, mm', 'Lower gap, mm'],
    impactors,
  ),
  ranges(
    'Anvil ring distances',
    'Measure from the rotor tip to the anvils.',
    ['Front, mm', 'Rear, mm', 'Left, mm', 'Right, mm'],
    { products: ['Vorta'] },
  ),
  picture(
    'Rotor tips',
    'Photograph the tips; measure the carbide that is left.',
    ['Tip 1, mm', 'Tip 2, mm', 'Tip 3, mm', 'Tip 4, mm'],
    { products: ['Vorta'] },
  ),
];
