import { all, category, type DemoProtocol, inHeader, optional, sampled, whenAnswered, worn } from './demo-protocol.ts';

const safety = category('Safety', 'Emergency stops of the screen', 'Guards of the screen');
const strokes = [inHeader('Stroke length, feed end'), inHeader('Stroke length, discharge end'), 'Screen speed'];
const liners = [worn('Feed box liner thickness'), worn('Discharge lip thickness')];

/** What is done on screens. */
export const screenProtocols: readonly DemoProtocol[] = [
  {
    type: 'Daily',
    summary: 'The walk around a screen before the shift.',
    products: ['Sila', 'Sila H', 'Bana', 'Grizz', 'Finer', 'Trek S'],
    daysAgo: 220,
    categories: [
      safety,
      category('Decks', 'Top deck media', 'Bottom deck media'),
      category('Springs', 'Springs', whenAnswered('Spring heights', 'Springs', ['Worn', 'Damaged'])),
    ],
  },
  {
    type: 'Weekly',
    summary: 'Media and tension of inclined screens.',
    products: ['Sila', 'Trek S'],
    daysAgo: 215,
    categories: [
      category(
        'Decks',
        'Top deck media',
        'Middle deck media',
        'Bottom deck media',
        'Media tension',
        'Tension rails and bolts',
      ),
      category('Water', 'Spray bars', { point: 'Spray water pressure', when: { points: { bars: 'Spray bars' } } }),
    ],
  },
  {
    type: 'Monthly',
    summary: 'Strokes, springs, bearings and media, standing and running.',
    products: ['Sila', 'Bana', 'Grizz'],
    phases: ['Stopped', 'Running empty'],
    appendix: true,
    daysAgo: 210,
    categories: [
      category('Strokes', ...all({ phase: 'Running empty' }, ...strokes, 'Strokes of the four corners')),
      category('Springs', ...all({ phase: 'Stopped' }, 'Springs', 'Spring seats', worn('Spring heights'))),
      category(
        'Bearings',
        ...all(
          { phase: 'Running empty' },
          'Bearing temperature, left',
          'Bearing temperature, right',
          'Bearing vibration',
        ),
        { point: 'Bearing grease', phase: 'Stopped', sample: 1 },
      ),
      category('Decks', ...all({ phase: 'Stopped' }, 'Top deck media', 'Bottom deck media', ...liners)),
    ],
  },
  {
    type: 'Quarterly',
    summary: 'Exciters of horizontal and banana screens.',
    products: ['Sila H', 'Bana'],
    daysAgo: 205,
    categories: [
      category(
        'Exciter',
        'Exciter oil level',
        'Exciter leaks',
        'Exciter oil temperature',
        'Gear backlash of the exciter',
      ),
      category('Drive', 'Cardan shaft', 'Motor base', 'Motor current of the screen'),
      category('Strokes', ...strokes, 'Stroke angle'),
    ],
  },
  {
    type: 'Annual',
    summary: 'Everything of a screen, with the cracks that only show when it is clean.',
    products: ['Sila', 'Sila H', 'Bana'],
    ratingTable: 'End',
    appendix: true,
    daysAgo: 200,
    categories: [
      safety,
      category('Structure', 'Side plate crack inspection', 'Cross beam wear', 'Feed box liners', ...liners),
      category('Springs', 'Springs', 'Spring seats', worn('Spring heights')),
      category(
        'Bearings',
        'Bearing temperature, left',
        'Bearing temperature, right',
        'Bearing vibration',
        sampled('Bearing grease', 1),
      ),
      category('Strokes', ...strokes, worn('Strokes of the four corners')),
      category(
        'Decks',
        'Media fitted',
        'Apertures',
        'Top deck media',
        optional('Middle deck media'),
        'Bottom deck media',
      ),
      category('Drive', 'V-belts of the screen', 'Motor base', 'Motor current of the screen'),
      category('Dust and water', 'Dust enclosure', optional('Spray bars'), optional('Spray water pressure')),
    ],
  },
  {
    type: 'Commission',
    name: 'Commissioning of screens',
    summary: 'Erection, first start and load.',
    products: ['Sila', 'Sila H', 'Bana', 'Trek S'],
    daysAgo: 195,
    groups: [
      { name: 'Every screen', kind: 'mandatory', categories: ['Erection', 'First start'] },
      { name: 'Kind of drive', kind: 'alternatives', categories: ['Belts', 'Exciter'] },
      { name: 'With water', kind: 'optional', categories: ['Spraying'] },
    ],
    categories: [
      category(
        'Erection',
        ...all({ subcategory: 'Frame' }, 'Springs', 'Spring seats'),
        ...all({ subcategory: 'Decks' }, 'Media fitted', 'Apertures', 'Tension rails and bolts'),
      ),
      category('Belts', 'V-belts of the screen', 'Motor base'),
      category('Exciter', 'Exciter oil level', 'Cardan shaft', 'Gear backlash of the exciter'),
      category('First start', ...strokes, 'Bearing temperature, left', 'Bearing temperature, right'),
      category('Spraying', 'Spray bars', 'Spray water pressure'),
    ],
  },
  {
    type: 'Equipment_Configurator',
    name: 'What a screen was delivered with',
    summary: 'Strokes and liners on the day of delivery.',
    products: ['Sila', 'Sila H', 'Bana', 'Finer'],
    withoutHours: true,
    daysAgo: 190,
    categories: [
      category('Strokes', 'Stroke length, feed end', 'Stroke length, discharge end', 'Screen speed'),
      category('Liners', 'Feed box liner thickness', 'Discharge lip thickness'),
    ],
  },
  {
    type: 'Monthly',
    name: 'Fine screens of our customers, monthly',
    summary: 'What we look at on fine screens, beside the provider’s own protocol.',
    products: ['Finer', 'F300'],
    author: 'otto@other-distributor.example',
    daysAgo: 40,
    categories: [
      category('Decks', 'Top deck media', 'Ball trays', 'Amplitude of the fine screen'),
      category('Water', 'Spray bars', 'Spray water pressure'),
    ],
  },
];
