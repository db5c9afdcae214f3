import { all, category, type DemoProtocol, inHeader, optional, sampled, whenAnswered, worn } from './demo-protocol.ts';

const safety = category('Safety', 'Emergency stops', 'Access platforms and railings');
const leaks = ['Seeping', 'Leaking'];

const jawWear = [
  worn('Fixed jaw die thickness', { header: true }),
  worn('Moving jaw die thickness', { header: true }),
  worn('Cheek plate thickness, upper'),
  worn('Cheek plate thickness, lower'),
];
const coneWear = [worn('Mantle thickness', { header: true }), worn('Concave thickness', { header: true })];
const drive = [
  'V-belts',
  {
    point: 'Belt tension',
    when: { points: { belts: 'V-belts' }, rule: { '!=': [{ var: 'belts' }, 'Damaged'] } },
  },
  'Pulley alignment',
];

/** What is done on crushers day by day, week by week and month by month. */
export const crusherProtocols: readonly DemoProtocol[] = [
  {
    type: 'Daily',
    summary: 'The walk around a jaw crusher before the shift.',
    products: ['AJ', 'AJ Lite'],
    daysAgo: 400,
    categories: [
      safety,
      category('Crusher', 'Flywheel guards', 'Jaw die fastening', 'Toggle plate condition', 'Tension rod spring'),
      category('Lubrication', 'Lubrication oil level', 'Oil leaks around the crusher'),
    ],
  },
  {
    type: 'Daily',
    summary: 'The walk around a cone crusher: first while it stands, then while it runs empty.',
    products: ['Brio', 'Brio S'],
    phases: ['Stopped', 'Running empty'],
    daysAgo: 390,
    categories: [
      category('Safety', ...all({ phase: 'Stopped' }, 'Emergency stops', 'Access platforms and railings')),
      category(
        'Crusher',
        ...all({ phase: 'Stopped' }, 'Dust seal', 'Head nut and burning ring'),
        ...all({ phase: 'Running empty' }, 'Head speed, running empty', 'Anti-spin device'),
      ),
      category(
        'Lubrication',
        { point: 'Lubrication oil level', phase: 'Stopped' },
        ...all({ phase: 'Running empty' }, 'Lubrication oil pressure', 'Lubrication oil temperature, return'),
      ),
    ],
  },
  {
    type: 'Daily',
    summary: 'Mobile jaw plants: tracks and feeder besides the crusher.',
    products: ['Trek J'],
    daysAgo: 380,
    categories: [
      safety,
      category('Plant', inHeader('Engine hours'), 'Track tension', 'Feeder grizzly bars', 'Main conveyor belt'),
      category('Crusher', 'Jaw die fastening', 'Toggle plate condition'),
    ],
  },
  {
    type: 'Weekly',
    summary: 'Wear of the jaw dies, and the drive.',
    products: ['AJ', 'AJ Lite', 'Trek J'],
    daysAgo: 370,
    categories: [
      category(
        'Wear',
        ...jawWear,
        'Jaw die wear pattern',
        whenAnswered('Tension rod spring', 'Toggle plate condition', ['Rolling marks', 'Cracked']),
      ),
      category('Crusher', 'Toggle plate condition', 'Flywheel guards'),
      category('Drive', ...drive),
    ],
  },
  {
    type: 'Weekly',
    summary: 'Wear of the liners, and the setting behind the product.',
    products: ['Brio', 'Brio S', 'Trek C'],
    daysAgo: 365,
    categories: [
      category('Wear', ...coneWear, 'Cavity fitted'),
      category('Setting', inHeader('Closed side setting'), 'Feed distribution'),
      category('Drive', ...drive),
    ],
  },
  {
    type: 'Monthly',
    summary: 'Wear, temperatures and the first oil sample of the month.',
    products: ['AJ'],
    appendix: true,
    daysAgo: 350,
    categories: [
      category('Wear', ...jawWear, worn('Jaw die wear profile')),
      category(
        'Bearings',
        'Bearing temperature, drive side',
        'Bearing temperature, free side',
        'Vibration of the main bearing',
      ),
      category('Lubrication', 'Lubrication oil level', sampled('Oil sample', 1), 'Lubrication oil in use'),
      category('Drive', ...drive, optional('Motor current, running empty'), optional('Motor current, under load')),
    ],
  },
  {
    type: 'Monthly',
    summary: 'Cone crushers by phases: clearances while it stands, currents and temperatures while it runs.',
    products: ['Brio', 'Brio S'],
    phases: ['Stopped', 'Running empty', 'Running under load'],
    appendix: true,
    daysAgo: 340,
    categories: [
      category(
        'Wear',
        ...all(
          { phase: 'Stopped' },
          ...coneWear,
          worn('Eccentric bushing clearance'),
          worn('Main shaft step bearing wear'),
          'Main frame liner',
        ),
      ),
      category(
        'Lubrication',
        ...all({ phase: 'Stopped' }, sampled('Oil sample', 1), 'Lubrication oil in use'),
        ...all({ phase: 'Running empty' }, 'Lubrication oil pressure', 'Oil leaks around the crusher'),
        { point: 'Lubrication oil temperature, return', phase: 'Running under load' },
      ),
      category(
        'Running',
        ...all({ phase: 'Running empty' }, 'Head speed, running empty', 'Motor current, running empty'),
        ...all({ phase: 'Running under load' }, 'Motor current, under load', 'Feed distribution', 'Feed material'),
      ),
    ],
  },
  {
    type: 'Monthly',
    summary: 'Primary gyratory crushers.',
    products: ['Gyra'],
    replaces: 'Monthly gyratory crushers, first edition',
    daysAgo: 330,
    categories: [
      category('Wear', worn('Lower mantle thickness', { header: true }), worn('Concave rows'), 'Rim liner bolts'),
      category(
        'Bearings',
        worn('Spider bushing clearance'),
        'Bearing temperature, drive side',
        'Bearing temperature, free side',
      ),
      category('Lubrication', 'Lubrication oil level', sampled('Oil sample', 1)),
    ],
  },
  {
    type: 'Monthly',
    summary: 'Horizontal and vertical shaft impactors; what only the vertical ones have shows for them alone.',
    products: ['Impa', 'Vorta'],
    daysAgo: 320,
    categories: [
      category(
        'Rotor',
        'Rotor blow bars',
        worn('Blow bar height left'),
        'Breaker plates',
        {
          point: 'Rotor tips',
          when: { model: 'model', rule: { in: ['Vorta', { var: 'model' }] } },
        },
        {
          point: 'Anvil ring distances',
          when: { model: 'model', rule: { in: ['Vorta', { var: 'model' }] } },
        },
      ),
      category(
        'Bearings',
        'Vibration of the main bearing',
        'Bearing temperature, drive side',
        'Bearing temperature, free side',
      ),
    ],
  },
  {
    type: 'Quarterly',
    summary: 'Cracks, welds and the oil, four times a year.',
    products: ['AJ', 'AJ Lite'],
    daysAgo: 300,
    categories: [
      category('Frame', 'Pitman crack inspection', 'Jaw crusher frame welds', 'Access platforms and railings'),
      category(
        'Lubrication',
        'Oil leaks around the crusher',
        whenAnswered('Lubrication oil level', 'Oil leaks around the crusher', leaks),
        sampled('Oil sample', 1),
      ),
    ],
  },
  {
    type: 'Mid_Year',
    summary: 'The large look at half of the year.',
    products: ['Brio', 'Trek C'],
    ratingTable: 'End',
    daysAgo: 290,
    categories: [
      safety,
      category('Wear', ...coneWear, worn('Mantle wear by angle'), 'Main frame liner'),
      category(
        'Bearings and seals',
        worn('Eccentric bushing clearance'),
        worn('Main shaft step bearing wear'),
        'Dust seal',
      ),
      category('Lubrication', sampled('Oil sample', 1), 'Lubrication oil in use', 'Lubrication oil pressure'),
    ],
  },
];
