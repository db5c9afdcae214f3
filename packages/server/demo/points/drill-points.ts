import { choices, comment, type DemoPoint, dropdown, measurement, radio } from './demo-point.ts';
import { summary, table } from './demo-tables.ts';

const automated = { products: ['Smart Pora'] };

/** What else is looked at on surface drills, the distributor’s own points among it. */
export const drillPoints: readonly DemoPoint[] = [
  measurement('Hydraulic oil level', 'Read the glass with the boom in transport position.', '%', [
    ['', 20, 40, 95, null],
  ]),
  measurement(
    'Hydraulic oil temperature of the drill',
    'Read after an hour of drilling.',
    '°C',
    [['', null, 20, 70, 80]],
    { chart: true },
  ),
  comment('Hydraulic oil sample', 'Take a sample from the test point; say how the oil looks and smells.', {
    settings: { contentRequired: true },
    protocolTypes: ['Quarterly', 'Annual'],
  }),
  radio('Cabin glass and wipers', 'The operator sees the hole collar and the ground.', 'Condition'),
  radio('Seat and seat belt', 'The belt locks and the seat holds its position.', 'Ok or not ok', {
    protocolTypes: ['Daily', 'Commission'],
  }),
  radio(
    'Emergency stops of the drill',
    'Try every emergency stop, the pull cord of the feed included.',
    'Ok or not ok',
    {
      settings: { contentRequired: true, validationConsequence: 'PreventReport' },
      protocolTypes: ['Daily', 'Monthly', 'Commission'],
    },
  ),
  radio('Fire extinguishers', 'All are in place, sealed and in date.', 'Present or missing'),
  measurement('Winch rope diameter', 'Measure the thinnest place of the rope.', 'mm', [['', 13.5, 14.2, null, null]], {
    life: 'Min',
  }),
  radio(
    'Positioning antennas',
    'Antennas are fastened and the fix is fine within a minute.',
    [
      ['Fix', ''],
      ['Slow fix', 'The fix takes long. Check the cables.', 'Seconds'],
      ['No fix', 'No fix. Check antenna and licence.'],
    ],
    automated,
  ),
  dropdown(
    'Automation level in use',
    'Choose what the crew uses.',
    { Functions: ['Rod handling', 'Drill cycle', 'Tramming', 'Remote station'] },
    { ...automated, several: true },
  ),
  comment('Software version', 'Read from the service page of the display.', {
    ...automated,
    settings: { inputValidationRegexp: '^\\d+\\.\\d+(\\.\\d+)?$' },
  }),
  summary('Drilling since the last visit', 'Read from the display or ask the crew.', [
    'Drilled metres',
    'Percussion hours',
    'Holes',
  ]),
  table(
    'Hole deviation',
    'Measure three holes of the last round.',
    [
      ['Planned', 'Measured'],
      ['Hole 1', 'Hole 2', 'Hole 3'],
    ],
    { unit: '°', columns: 'Diff' },
  ),
  comment('Bench and ground', 'Describe the bench, the ground and the water.', { custom: true }),
  comment('Anything else on the drill', 'What you saw and no other point asks for.', { custom: true }),
  radio('Kivi: service sticker', 'Our sticker shows the date of the next service.', 'Present or missing', {
    ofDistributor: true,
  }),
  comment('Kivi: agreed work', 'What was agreed with the crew for the next visit.', {
    ofDistributor: true,
    custom: true,
  }),
  measurement('Kivi: bit cost per metre', 'Divide the cost of bits by the metres since the last visit.', '%', [], {
    ofDistributor: true,
    title: 'Share of the target',
  }),
  choices(
    'Kivi: training given',
    'Tick what was shown to the operators.',
    { Topics: ['Collaring', 'Rod handling', 'Daily service', 'Bit grinding'] },
    { ofDistributor: true, useCases: ['Training'] },
  ),
];
