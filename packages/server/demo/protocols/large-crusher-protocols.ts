import { all, category, type DemoProtocol, inHeader, optional, sampled, whenAnswered, worn } from './demo-protocol.ts';

const guides = { subcategory: 'Measured' };
const seen = { subcategory: 'Looked at' };

/** What is done on crushers once a year, once in their lives, or in the workshop. */
export const largeCrusherProtocols: readonly DemoProtocol[] = [
  {
    type: 'Annual',
    summary: 'Everything of a jaw crusher, in three phases.',
    products: ['AJ'],
    phases: ['Stopped', 'Running empty', 'After stopping'],
    appendix: true,
    daysAgo: 280,
    categories: [
      category(
        'Safety',
        ...all({ phase: 'Stopped' }, 'Emergency stops', 'Access platforms and railings', 'Flywheel guards'),
      ),
      category(
        'Wear',
        ...all(
          { phase: 'Stopped' },
          worn('Fixed jaw die thickness', { header: true }),
          worn('Moving jaw die thickness', { header: true }),
          worn('Cheek plate thickness, upper'),
          worn('Cheek plate thickness, lower'),
          worn('Jaw die wear profile'),
          'Jaw die wear pattern',
          'Jaw die fastening',
        ),
      ),
      category('Frame', ...all({ phase: 'Stopped' }, 'Pitman crack inspection', 'Jaw crusher frame welds')),
      category('Toggle', ...all({ phase: 'Stopped' }, 'Toggle plate condition', 'Tension rod spring')),
      category(
        'Bearings',
        ...all(
          { phase: 'Running empty' },
          'Bearing temperature, drive side',
          'Bearing temperature, free side',
          'Vibration of the main bearing',
        ),
      ),
      category(
        'Lubrication',
        ...all({ phase: 'Stopped' }, 'Lubrication oil level', 'Lubrication oil in use'),
        ...all({ phase: 'After stopping' }, sampled('Oil sample', 1), 'Oil leaks around the crusher'),
      ),
      category('Drive', ...all({ phase: 'Stopped' }, 'V-belts', 'Belt tension', 'Pulley alignment'), {
        point: 'Motor current, running empty',
        phase: 'Running empty',
      }),
      category('Operation', ...all({ phase: 'Stopped' }, 'Feed material', optional('Production since the last visit'))),
    ],
  },
  {
    type: 'Annual',
    summary: 'Everything of a cone crusher; the oil is sampled twice.',
    products: ['Brio', 'Brio S'],
    appendix: true,
    daysAgo: 275,
    categories: [
      category('Safety', 'Emergency stops', 'Access platforms and railings'),
      category(
        'Wear',
        worn('Mantle thickness', { header: true }),
        worn('Concave thickness', { header: true }),
        worn('Mantle wear by angle'),
        'Cavity fitted',
        'Main frame liner',
      ),
      category('Head', 'Head nut and burning ring', 'Head speed, running empty', 'Anti-spin device'),
      category('Bearings', worn('Eccentric bushing clearance'), worn('Main shaft step bearing wear'), 'Dust seal'),
      category(
        'Lubrication',
        sampled('Oil sample', 1),
        'Lubrication oil pressure',
        'Lubrication oil temperature, return',
      ),
      category('Hydraulics', sampled('Oil sample', 2, { optional: true }), 'Oil leaks around the crusher'),
      category('Drive', 'V-belts', 'Belt tension', 'Pulley alignment', 'Motor current, under load'),
      category('Operation', inHeader('Closed side setting'), 'Feed distribution', 'Feed material'),
    ],
  },
  {
    type: 'Machine_assessment',
    summary: 'What a used jaw crusher is worth.',
    products: ['AJ', 'AJ Lite', 'Trek J'],
    daysAgo: 260,
    categories: [
      category('Frame', 'Pitman crack inspection', 'Jaw crusher frame welds'),
      category('Wear', inHeader('Fixed jaw die thickness'), inHeader('Moving jaw die thickness')),
      category('Bearings', 'Vibration of the main bearing', sampled('Oil sample', 1)),
    ],
  },
  {
    type: 'Commission',
    name: 'Commissioning of jaw crushers',
    summary: 'From the foundation to the first load; mobile plants have categories of their own.',
    products: ['AJ', 'AJ Lite', 'Trek J'],
    appendix: true,
    daysAgo: 250,
    groups: [
      { name: 'Every crusher', kind: 'mandatory', categories: ['Safety', 'Crusher', 'First start'] },
      { name: 'If the customer wants it', kind: 'optional', categories: ['Training'] },
      { name: 'One of the drives', kind: 'alternatives', categories: ['Belt drive', 'Diesel drive'] },
    ],
    categories: [
      category('Safety', 'Emergency stops', 'Access platforms and railings', 'Flywheel guards'),
      category(
        'Crusher',
        ...all(guides, 'Fixed jaw die thickness', 'Moving jaw die thickness', 'Closed side setting'),
        ...all(seen, 'Jaw die fastening', 'Toggle plate condition', 'Tension rod spring'),
      ),
      category('Belt drive', 'V-belts', 'Belt tension', 'Pulley alignment'),
      category('Diesel drive', inHeader('Engine hours'), 'Hydraulic oil temperature', 'Track tension'),
      category(
        'First start',
        'Bearing temperature, drive side',
        'Bearing temperature, free side',
        'Motor current, running empty',
        whenAnswered('Vibration of the main bearing', 'Feed distribution', ['Segregated', 'One-sided']),
        'Feed distribution',
      ),
      category('Training', optional('Spare parts left on site')),
    ],
  },
  {
    type: 'FAT',
    summary: 'Factory acceptance of cone crushers.',
    products: ['Brio', 'Brio S', 'Trek C'],
    withoutHours: true,
    daysAgo: 240,
    categories: [
      category(
        'Assembly',
        'Head nut and burning ring',
        'Dust seal',
        { point: 'Cavity fitted', hidden: true },
        'Eccentric bushing clearance',
      ),
      category('Test run', 'Head speed, running empty', 'Lubrication oil pressure', 'Motor current, running empty'),
    ],
  },
  {
    type: 'Closed',
    summary: 'The last look at a crusher that is taken out of use.',
    products: ['AJ', 'Brio', 'Gyra'],
    ratingTable: 'None',
    withoutHours: true,
    daysAgo: 235,
    categories: [category('Closing', 'Oil leaks around the crusher', optional('Anything else on the crusher'))],
  },
  {
    type: 'Equipment_Configurator',
    name: 'What a jaw crusher was delivered with',
    summary: 'New dies and their setting: what wear is counted from.',
    products: ['AJ', 'AJ Lite'],
    withoutHours: true,
    daysAgo: 230,
    categories: [
      category('Jaws', 'Fixed jaw die thickness', 'Moving jaw die thickness', 'Closed side setting'),
      category('Cheek plates', 'Cheek plate thickness, upper', 'Cheek plate thickness, lower'),
    ],
  },
];
