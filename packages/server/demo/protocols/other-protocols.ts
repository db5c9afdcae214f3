import { category, type DemoProtocol, worn } from './demo-protocol.ts';

/** A copy, and one that another has replaced. */
export const otherProtocols: readonly DemoProtocol[] = [
  {
    type: 'Weekly',
    name: 'Weekly AJ160, large dies',
    summary: 'A copy for the largest jaw crusher, with the profile of its dies.',
    products: ['AJ160'],
    copyOf: 'Weekly AJ, AJ Lite, Trek J',
    daysAgo: 20,
    categories: [
      category('Wear', worn('Fixed jaw die thickness'), worn('Moving jaw die thickness'), worn('Jaw die wear profile')),
      category('Crusher', 'Toggle plate condition', 'Flywheel guards'),
    ],
  },
  {
    type: 'Monthly',
    name: 'Monthly gyratory crushers, first edition',
    summary: 'The first look at a gyratory crusher, without its concave rows.',
    products: ['Gyra'],
    daysAgo: 500,
    categories: [category('Wear', 'Lower mantle thickness', 'Rim liner bolts')],
  },
];
