import { choices, comment, type DemoPoint, dropdown, measurement, radio, radioAndRanges } from './demo-point.ts';
import { summary } from './demo-tables.ts';

const cones = { products: ['Brio', 'Brio S', 'Trek C'] };
const mobiles = { products: ['Trek J', 'Trek C'] };

/** What is looked at on every crusher, and on mobile plants. */
export const crusherPoints: readonly DemoPoint[] = [
  measurement(
    'Bearing temperature, drive side',
    'Read after at least half an hour under load.',
    '°C',
    [['', null, 20, 75, 90]],
    { chart: true, products: ['AJ', 'Gyra', 'Impa'] },
  ),
  measurement(
    'Bearing temperature, free side',
    'Read after at least half an hour under load.',
    '°C',
    [['', null, 20, 75, 90]],
    { chart: true, products: ['AJ', 'Gyra', 'Impa'] },
  ),
  measurement(
    'Vibration of the main bearing',
    'Velocity, measured on the housing in the direction of load.',
    'mm/s',
    [['', null, null, 7.1, 11.2]],
    { chart: true },
  ),
  measurement(
    'Lubrication oil temperature, return',
    'Read at the return line under load.',
    '°C',
    [
      ['Brio', null, 25, 55, 60],
      ['Gyra', null, 25, 52, 58],
    ],
    { ...cones, chart: true },
  ),
  measurement('Lubrication oil pressure', 'Read at the manifold with warm oil.', 'bar', [['', 0.5, 1, 4, 6]], {
    ...cones,
    chart: true,
  }),
  radio('Lubrication oil level', 'Read the glass of the tank with the pump stopped.', 'Level', {
    protocolTypes: ['Daily', 'Weekly', 'Monthly'],
  }),
  radio('Oil leaks around the crusher', 'Walk around the crusher and look at seals, hoses and flanges.', 'Leakage'),
  dropdown('Lubrication oil in use', 'Choose what the tank is filled with.', {
    Viscosity: ['ISO VG 68', 'ISO VG 100', 'ISO VG 150', 'ISO VG 220', ['Other', '', 'Which one?']],
    Base: ['Mineral', 'Synthetic', 'Bio-based'],
  }),
  // The number of a sample is asked for by the protocol.
  comment('Oil sample', 'Take a sample from the return line; say how the oil looks and smells.', {
    settings: { contentRequired: true },
    protocolTypes: ['Quarterly', 'Annual'],
  }),
  radioAndRanges(
    'V-belts',
    'Look for cracks and glazing; measure the deflection of the tightest and the slackest belt.',
    'Condition',
    ['Tightest, mm', 'Slackest, mm'],
  ),
  measurement('Belt tension', 'Measure with the frequency meter in the middle of the span.', 'Hz', [
    ['', 18, 22, 36, 42],
  ]),
  radio('Pulley alignment', 'Check with the laser or a straight edge.', [
    ['Aligned', ''],
    ['Out of line', 'Align the pulleys.', 'Offset, mm'],
  ]),
  measurement('Motor current, running empty', 'Read at the switchgear.', 'A', [['', null, null, 180, 240]], {
    chart: true,
  }),
  measurement('Motor current, under load', 'Mean over five minutes of steady feed.', 'A', [['', null, 120, 380, 420]], {
    chart: true,
  }),
  radio(
    'Feed distribution',
    'Watch the feed for five minutes.',
    [
      ['Even', ''],
      ['Segregated', 'The feed segregates. Adjust the chute.'],
      ['One-sided', 'The feed is one-sided. Adjust the chute or the feeder.'],
    ],
    { useCases: ['Service', 'Training'] },
  ),
  choices(
    'Feed material',
    'Tick what is fed during the visit.',
    { Rock: ['Granite', 'Basalt', 'Limestone', 'Gravel', 'Recycled concrete', ['Other', '', 'Which rock?']] },
    { useCases: ['Sales', 'Warranty'] },
  ),
  radio('Emergency stops', 'Try every emergency stop of the crusher and its conveyors.', 'Ok or not ok', {
    settings: { contentRequired: true, validationConsequence: 'PreventReport' },
    protocolTypes: ['Daily', 'Monthly', 'Commission'],
  }),
  radio(
    'Access platforms and railings',
    'Walk every platform; look for loose plates and missing pins.',
    'Ok or not ok',
  ),
  comment('Noise from the crusher', 'Listen at a safe distance; describe anything unusual and where it comes from.', {
    custom: true,
  }),
  radio(
    'Track tension',
    'Measure the sag of both tracks on even ground.',
    [
      ['Within limits', ''],
      ['Too slack', 'Tension the tracks.', 'Sag, mm'],
      ['Too tight', 'Slacken the tracks.', 'Sag, mm'],
    ],
    mobiles,
  ),
  radio('Feeder grizzly bars', 'Look for broken and bent bars.', 'Condition', mobiles),
  measurement('Engine hours', 'Read from the display of the plant.', 'h', [], { ...mobiles, chart: true }),
  measurement(
    'Hydraulic oil temperature',
    'Read from the display after an hour of work.',
    '°C',
    [['', null, 20, 75, 85]],
    mobiles,
  ),
  radio('Main conveyor belt', 'Look at edges, splice and tracking along one whole turn.', 'Condition', mobiles),
  summary(
    'Production since the last visit',
    'Ask the operator or read the display.',
    ['Hours', 'Tonnes', 'Stops'],
    mobiles,
  ),
  comment('Spare parts left on site', 'List wear parts that wait on site, with their numbers.', {
    custom: true,
    settings: { ratingField: { present: false, required: false } },
  }),
  comment('Anything else on the crusher', 'What you saw and no other point asks for.', { custom: true }),
];
