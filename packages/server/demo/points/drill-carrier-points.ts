import {
  choices,
  choicesAndRanges,
  type DemoPoint,
  dropdown,
  measurement,
  radio,
  radioAndRanges,
  ranges,
} from './demo-point.ts';
import { table } from './demo-tables.ts';

const hoses = ['Good', 'Chafed', 'Sweating', ['Leaking', '', 'Which hose?']] as const;
const inOrder = { protocolTypes: ['Daily', 'Weekly'] as const };

/** What is looked at on feeds, booms, tracks and engines of surface drills. */
export const drillCarrierPoints: readonly DemoPoint[] = [
  measurement('Feed chain sag', 'Measure in the middle of the feed.', 'mm', [['', null, 10, 40, 60]], { life: 'Max' }),
  measurement('Feed beam wear plate', 'Measure the thinnest wear plate.', 'mm', [['', 4, 7, null, null]], {
    life: 'Min',
  }),
  table(
    'Feed beam wear plates',
    'Measure the wear plates along the beam on both sides.',
    [
      ['Left', 'Right'],
      ['Bottom', 'Lower third', 'Upper third', 'Top'],
    ],
    { unit: 'mm', limits: [['', 4, 7, null, null]], columns: 'Min', rows: 'Min' },
  ),
  radio('Feed cylinder', 'Look at the rod, the seals and the fastening.', 'Leakage'),
  radio('Boom pins and bushings', 'Rock the boom; look for play in every joint.', [
    ['No play', ''],
    ['Play', 'Play in the boom. Plan new bushings.', 'Joint and play, mm'],
  ]),
  choices('Hydraulic hoses of the boom', 'Tick what is found on each group of hoses.', {
    'Feed hoses': hoses,
    'Rotation hoses': hoses,
    'Percussion hoses': hoses,
  }),
  choicesAndRanges(
    'Rod changer',
    'Tick what is found and measure the alignment.',
    { Grippers: ['Good', 'Worn', 'Loose'], Carousel: ['Good', 'Stiff', 'Loose'] },
    ['Alignment upper, mm', 'Alignment lower, mm'],
  ),
  radio('Dust collector suction hood', 'The hood closes on the ground and its skirt is whole.', 'Condition'),
  measurement(
    'Dust collector pressure difference',
    'Read across the filters with the fan at work speed.',
    'kPa',
    [['', 0.3, 0.6, 2, 2.8]],
    { chart: true },
  ),
  radio('Dust collector filters', 'Open the housing and look at every element.', 'Condition'),
  ranges('Track shoe wear', 'Measure the grouser height on both sides, front and rear.', [
    'Left front, mm',
    'Left rear, mm',
    'Right front, mm',
    'Right rear, mm',
  ]),
  radioAndRanges('Track chain', 'Look at links and pins; measure the sag of both chains.', 'Condition', [
    'Left sag, mm',
    'Right sag, mm',
  ]),
  radio('Track oscillation', 'Both tracks move freely and lock.', 'Ok or not ok'),
  radio('Final drive leaks', 'Look at both final drives after driving.', 'Leakage'),
  radio('Final drive oil level', 'Open the level plug on even ground.', 'Level', {
    protocolTypes: ['Monthly', 'Quarterly', 'Annual'],
  }),
  measurement(
    'Engine oil pressure',
    'Read from the display at working speed with a warm engine.',
    'bar',
    [['', 2, 2.8, 6, 7]],
    { chart: true },
  ),
  measurement('Coolant temperature', 'Read from the display under load.', '°C', [['', null, 70, 98, 105]], {
    chart: true,
  }),
  measurement('Drill engine hours', 'Read from the display.', 'h', [], { chart: true }),
  radio('Engine oil level of the drill', 'Read the dipstick on even ground.', 'Level', {
    protocolTypes: [...inOrder.protocolTypes],
  }),
  radio('Fuel and oil leaks of the engine', 'Look under the engine and along the lines.', 'Leakage', {
    protocolTypes: [...inOrder.protocolTypes],
  }),
  dropdown('Engine oil and coolant', 'Choose what the engine is filled with.', {
    Oil: ['10W-30', '10W-40', '15W-40', ['Other', '', 'Which one?']],
    Coolant: ['Blue', 'Red', 'Mixed'],
  }),
];
