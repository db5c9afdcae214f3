import {
  choices,
  choicesAndRanges,
  comment,
  type DemoPoint,
  dropdown,
  measurement,
  radio,
  radioAndRanges,
  ranges,
} from './demo-point.ts';
import { summary } from './demo-tables.ts';

const inclined = { products: ['Sila', 'Trek S'] };
const deck = ['Good', 'Blinded', 'Pegged', 'Worn', ['Broken', '', 'How many panels?']] as const;
const banana = { products: ['Bana'] };
const scalpers = { products: ['Grizz'] };
const fine = { products: ['Finer'] };

/** What is looked at on decks and media of screens. */
export const screenDeckPoints: readonly DemoPoint[] = [
  choices('Top deck media', 'Tick what is found on the top deck.', { 'Upper half': deck, 'Lower half': deck }),
  choices(
    'Middle deck media',
    'Tick what is found on the middle deck.',
    { 'Upper half': deck, 'Lower half': deck },
    inclined,
  ),
  choices('Bottom deck media', 'Tick what is found on the bottom deck.', { 'Upper half': deck, 'Lower half': deck }),
  dropdown('Media fitted', 'Choose what is fitted on each deck.', {
    'Top deck': ['Wire', 'Rubber', 'Polyurethane', 'Punch plate'],
    'Middle deck': ['Wire', 'Rubber', 'Polyurethane', 'None'],
    'Bottom deck': ['Wire', 'Rubber', 'Polyurethane', 'None'],
  }),
  ranges('Apertures', 'Measure three openings of each deck and write the largest.', [
    'Top deck, mm',
    'Middle deck, mm',
    'Bottom deck, mm',
  ]),
  radio(
    'Media tension',
    'Tap the media; a clear tone is a good tension.',
    [
      ['Tight', ''],
      ['Slack', 'Tension the media.', 'Which deck?'],
    ],
    inclined,
  ),
  radio('Tension rails and bolts', 'Every bolt is there and tight.', 'Tightness', inclined),
  radio('Bucker bars and capping', 'The rubber capping is whole over its length.', 'Condition', inclined),
  radio('Feed box liners', 'Look at the liners under the drop of material.', [
    ['Good', ''],
    ['Thin', 'Liners are thin. Order new ones.', 'Thickness, mm'],
    ['Worn through', 'Liners are worn through. Change them now.'],
  ]),
  measurement('Feed box liner thickness', 'Measure the thinnest place.', 'mm', [['', 5, 10, null, null]], {
    life: 'Min',
  }),
  measurement('Discharge lip thickness', 'Measure the thinnest place.', 'mm', [['', 4, 8, null, null]], {
    life: 'Min',
  }),
  radioAndRanges('V-belts of the screen', 'Look for cracks and glazing; measure the deflection.', 'Condition', [
    'Deflection, mm',
  ]),
  radio('Motor base', 'Bolts are tight and the base is not cracked.', 'Tightness'),
  measurement('Motor current of the screen', 'Read at the switchgear, under load.', 'A', [['', null, null, 55, 65]], {
    chart: true,
  }),
  radio(
    'Spray bars',
    'Every nozzle sprays a full fan.',
    [
      ['All', ''],
      ['Some blocked', 'Clean the nozzles.', 'How many are blocked?'],
      ['No water', 'No water at the spray bars.'],
    ],
    { products: ['Sila', 'Bana', 'Finer'] },
  ),
  measurement('Spray water pressure', 'Read at the manifold.', 'bar', [['', 1, 1.5, 4, 6]], {
    products: ['Sila', 'Bana', 'Finer'],
  }),
  radio('Dust enclosure', 'Rubber curtains and covers are in place.', 'Present or missing'),
  choicesAndRanges(
    'Grizzly bars',
    'Tick what is found; measure the openings.',
    { Bars: ['Straight', 'Bent', 'Broken', 'Missing'] },
    ['Narrowest, mm', 'Widest, mm'],
    scalpers,
  ),
  radio('Ball trays', 'Balls move freely and are not worn flat.', 'Condition', fine),
  measurement('Amplitude of the fine screen', 'Read in the middle of the frame.', 'mm', [['', 0.6, 0.9, 1.6, 2]], fine),
  comment('Bed depth', 'Describe the depth of material along the deck.', banana),
  radio(
    'Panel fixings',
    'Pins and rails hold every panel.',
    [
      ['All hold', ''],
      ['Some loose', 'Fasten loose panels.', 'How many?'],
    ],
    banana,
  ),
  radio('Emergency stops of the screen', 'Try every emergency stop and pull cord.', 'Ok or not ok', {
    settings: { contentRequired: true, validationConsequence: 'PreventReport' },
    protocolTypes: ['Daily', 'Monthly', 'Commission'],
  }),
  radio('Guards of the screen', 'Guards over shafts and belts are in place.', 'Present or missing', {
    protocolTypes: ['Daily', 'Weekly', 'Audit_Screen'],
  }),
  comment('Carry-over', 'Say how much undersize leaves with the oversize, and from which deck.', {
    protocolTypes: ['Audit_Screen', 'Audit_Quick'],
  }),
  summary('Screen load', 'Ask the control room.', ['Feed, t/h', 'Oversize, t/h', 'Hours since the last visit']),
  radio('Folding and locking pins', 'All pins are in place and secured.', 'Present or missing', {
    products: ['Trek S'],
  }),
  comment('Anything else on the screen', 'What you saw and no other point asks for.', { custom: true }),
];
