import { all, category, type DemoProtocol, inHeader, optional, sampled, whenAnswered, worn } from './demo-protocol.ts';

const safety = ['Emergency stops of the drill', 'Fire extinguishers', 'Seat and seat belt', 'Cabin glass and wipers'];
const engine = [inHeader('Drill engine hours'), 'Engine oil level of the drill', 'Fuel and oil leaks of the engine'];
const tracks = ['Track shoe wear', 'Track chain', 'Track oscillation', 'Final drive leaks'];
const leaking = ['Seeping', 'Leaking'];
const smart = { when: { model: 'model', rule: { in: ['SP', { var: 'model' }] } } };

/** What is done on surface drills. */
export const drillProtocols: readonly DemoProtocol[] = [
  {
    type: 'Daily',
    summary: 'Before the shift; rigs with automation show their antennas too.',
    products: ['Pora T', 'Pora D', 'Pora R', 'Pora L', 'Smart Pora'],
    daysAgo: 180,
    categories: [
      category('Safety', ...safety),
      category('Engine', ...engine),
      category('Hydraulics', 'Hydraulic oil level', 'Hydraulic hoses of the boom'),
      category('Automation', ...all(smart, 'Positioning antennas', 'Automation level in use')),
    ],
  },
  {
    type: 'Weekly',
    summary: 'Rock drill, feed and tracks of top hammer rigs.',
    products: ['Pora T', 'Pora L', 'Smart Pora'],
    daysAgo: 175,
    categories: [
      category('Rock drill', 'Rock drill bolts', 'Rock drill leaks', 'Shank lubrication', worn('Shank adapter wear')),
      category('Feed', 'Feed chain sag', 'Feed cylinder', 'Rod changer'),
      category('Tracks', ...tracks),
    ],
  },
  {
    type: 'Weekly',
    summary: 'Hammer, compressor and tracks of down-the-hole rigs.',
    products: ['Pora D'],
    daysAgo: 170,
    categories: [
      category('Hammer', 'Hammer air pressure', 'Hammer wear', worn('Bit diameter')),
      category('Compressor', 'Compressor oil level', 'Compressor outlet temperature', 'Air filter of the compressor'),
      category('Tracks', ...tracks),
    ],
  },
  {
    type: 'Monthly',
    summary: 'Pressures while it drills, wear while it stands, and two samples of oil.',
    products: ['Pora T', 'Pora L', 'Smart Pora'],
    phases: ['Stopped', 'Running under load'],
    appendix: true,
    daysAgo: 165,
    categories: [
      category(
        'Rock drill',
        ...all({ phase: 'Running under load' }, 'Percussion pressure', 'Feed pressure', 'Rotation pressure'),
        ...all(
          { phase: 'Stopped' },
          'Accumulator pressure, low',
          'Accumulator pressure, high',
          worn('Shank adapter wear'),
          inHeader('Rock drill hours since overhaul'),
        ),
      ),
      category('Rods', ...all({ phase: 'Stopped' }, 'Rod and coupling wear', worn('Bit diameter'))),
      category('Oil', ...all({ phase: 'Stopped' }, sampled('Hydraulic oil sample', 1), 'Engine oil and coolant'), {
        point: 'Hydraulic oil temperature of the drill',
        phase: 'Running under load',
      }),
      category('Feed', ...all({ phase: 'Stopped' }, worn('Feed beam wear plate'), 'Feed chain sag')),
      category(
        'Dust',
        ...all({ phase: 'Running under load' }, 'Dust collector pressure difference', 'Dust collector filters'),
      ),
    ],
  },
  {
    type: 'Quarterly',
    summary: 'Mast, rotary head and compressor of blasthole drills.',
    products: ['Pora R'],
    daysAgo: 160,
    categories: [
      category('Mast', 'Mast pins and bushings', 'Mast welds', 'Breakout table'),
      category('Rotary head', 'Rotary head gear backlash', 'Pull-down force'),
      category('Compressor', 'Compressor oil level', 'Compressor outlet temperature', 'Air filter of the compressor'),
    ],
  },
  {
    type: 'Annual',
    summary: 'Everything of a top hammer rig.',
    products: ['Pora T', 'Pora L', 'Smart Pora'],
    appendix: true,
    daysAgo: 155,
    categories: [
      category('Safety', ...safety, 'Winch rope diameter'),
      category('Engine', ...engine, 'Engine oil pressure', 'Coolant temperature', 'Engine oil and coolant'),
      category('Hydraulics', 'Hydraulic oil level', sampled('Hydraulic oil sample', 1), 'Hydraulic hoses of the boom'),
      category(
        'Rock drill',
        'Rock drill bolts',
        'Percussion pressure',
        'Feed pressure',
        'Rotation pressure',
        worn('Shank adapter wear'),
      ),
      category(
        'Feed and boom',
        worn('Feed beam wear plates'),
        'Feed chain sag',
        'Feed cylinder',
        'Boom pins and bushings',
        'Rod changer',
      ),
      category('Dust', 'Dust collector suction hood', 'Dust collector pressure difference', 'Dust collector filters'),
      category('Tracks', ...tracks, whenAnswered('Final drive oil level', 'Final drive leaks', leaking)),
      category(
        'Automation',
        ...all({ ...smart, optional: true }, 'Positioning antennas', 'Automation level in use', 'Software version'),
      ),
      category('Drilling', 'Drilling since the last visit', optional('Hole deviation')),
    ],
  },
  {
    type: 'Machine_assessment',
    summary: 'What a used drill is worth.',
    products: ['Pora T', 'Pora D'],
    daysAgo: 150,
    categories: [
      category('Structure', 'Boom pins and bushings', worn('Feed beam wear plates'), 'Track shoe wear'),
      category('Engine', ...engine, sampled('Hydraulic oil sample', 1)),
    ],
  },
  {
    type: 'Weekly',
    name: 'Kivi: weekly service of top hammer rigs',
    summary: 'Our weekly service with the sticker.',
    products: ['Pora T', 'Pora T45'],
    author: 'dora@distributor.example',
    daysAgo: 60,
    categories: [
      category('Service', 'Kivi: service sticker', 'Kivi: bit cost per metre', optional('Kivi: training given')),
      category('Rock drill', 'Rock drill bolts', 'Rock drill leaks', 'Shank lubrication'),
    ],
  },
  {
    type: 'Monthly',
    name: 'Kivi: monthly service of the rental rig',
    summary: 'Agreed with the customer for this one rig.',
    products: [{ machineOf: 'Pora T45' }],
    author: 'dora@distributor.example',
    copyOf: 'Kivi: weekly service of top hammer rigs',
    daysAgo: 30,
    categories: [
      category('Service', 'Kivi: service sticker', 'Kivi: agreed work', 'Kivi: training given'),
      category('Rock drill', 'Rock drill bolts', 'Rock drill leaks', worn('Shank adapter wear')),
    ],
  },
];
