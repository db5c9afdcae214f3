import { category, type DemoProtocol, inHeader, optional, whenAnswered, worn } from './demo-protocol.ts';

/** What audits are made of, and what is no longer in use. */
export const auditProtocols: readonly DemoProtocol[] = [
  {
    type: 'Audit_Site',
    name: 'Site audit',
    summary: 'The plant as a whole, before its machines.',
    products: [],
    withoutHours: true,
    daysAgo: 145,
    categories: [
      category('Access', 'Access platforms and railings', 'Fire extinguishers'),
      category('Material', 'Feed material', 'Feed distribution'),
    ],
  },
  {
    type: 'Audit_Site_Operational',
    name: 'Site operational audit',
    summary: 'How the plant is run.',
    products: [],
    withoutHours: true,
    daysAgo: 140,
    categories: [category('Operation', 'Production since the last visit', 'Screen load', 'Carry-over')],
  },
  {
    type: 'Audit_Machine',
    summary: 'One crusher of the line.',
    products: ['AJ', 'Brio', 'Gyra', 'Impa'],
    daysAgo: 135,
    categories: [
      category('Crusher', inHeader('Closed side setting'), 'Motor current, under load', 'Feed distribution'),
      category('Lubrication', 'Lubrication oil level', 'Oil leaks around the crusher'),
    ],
  },
  {
    type: 'Audit_Screen',
    name: 'Screen audit',
    summary: 'One screen of the line, whatever it is.',
    products: [],
    daysAgo: 130,
    categories: [
      category('Decks', 'Top deck media', 'Bottom deck media', 'Carry-over'),
      category(
        'Movement',
        inHeader('Stroke length, feed end'),
        'Springs',
        whenAnswered('Spring heights', 'Springs', ['Worn', 'Damaged']),
      ),
    ],
  },
  {
    type: 'Audit_Quick',
    name: 'Quick audit',
    summary: 'Ten minutes beside any machine.',
    products: [],
    daysAgo: 125,
    categories: [category('At a glance', 'Emergency stops', 'Oil leaks around the crusher', optional('V-belts'))],
  },
  {
    type: 'Audit_Extra_Points',
    name: 'Extra points of audits',
    summary: 'What an auditor may add.',
    products: [],
    withoutHours: true,
    daysAgo: 120,
    categories: [
      category('Extra', 'Noise from the crusher', 'Anything else on the crusher', 'Anything else on the screen'),
    ],
  },
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
    summary: 'Replaced by the one with the concave rows.',
    products: ['Gyra'],
    deleted: true,
    daysAgo: 500,
    categories: [category('Wear', 'Lower mantle thickness', 'Rim liner bolts')],
  },
];
