import { greasePoints, jawDies, screenDecks } from './drawings.ts';
import type { PdfPage } from './write-pdf.ts';

/** What a file of the demo is made of. */
export type DemoContent =
  | { kind: 'pdf'; pages: readonly PdfPage[] }
  | { kind: 'png'; drawing: () => string }
  | { kind: 'text'; text: string };

export interface DemoDocument {
  name: string;
  description: string;
  /** The names of the categories that lead to it; none for the uncategorized. */
  category: readonly string[];
  content: DemoContent;
  /** What it said before, where it is in its second version. */
  before?: DemoContent;
  points?: readonly string[];
  families?: readonly string[];
  models?: readonly string[];
}

const pdf = (title: string, ...lines: string[]): DemoContent => ({ kind: 'pdf', pages: [{ title, lines }] });
const text = (...lines: string[]): DemoContent => ({ kind: 'text', text: `${lines.join('\n')}\n` });
const png = (drawing: () => string): DemoContent => ({ kind: 'png', drawing });

const manuals = 'Manuals';
const safety = 'Safety';
const drawings = 'Drawings';

export const demoDocuments: readonly DemoDocument[] = [
  {
    name: 'AJ jaw crusher manual.pdf',
    description: 'Operation and maintenance of the AJ family.',
    category: [manuals, 'Crushers'],
    content: {
      kind: 'pdf',
      pages: [
        {
          title: 'AJ jaw crushers: operation',
          lines: [
            'Start the crusher empty, and stop it empty.',
            'The closed side setting is adjusted with shims behind the toggle block.',
            'Let the crusher run for ten minutes before material is fed.',
          ],
        },
        {
          title: 'AJ jaw crushers: maintenance',
          lines: [
            'Turn the fixed jaw die when a third of its profile is worn.',
            'Check the toggle plate for cracks every week.',
            'Grease the main bearings as the grease table says.',
          ],
        },
      ],
    },
    families: ['AJ', 'AJ Lite'],
  },
  {
    name: 'Jaw die wear limits.pdf',
    description: 'Smallest thickness of the dies, by model.',
    category: [manuals, 'Crushers'],
    content: pdf('Jaw die wear limits', 'AJ80 to AJ125: replace below 30 mm.', 'AJ160: replace below 40 mm.'),
    before: pdf('Jaw die wear limits', 'All models: replace below 30 mm.'),
    points: ['Fixed jaw die thickness', 'Moving jaw die thickness', 'Jaw die wear profile'],
  },
  {
    name: 'Jaw dies, where to measure.png',
    description: 'Three heights on both dies.',
    category: [drawings],
    content: png(jawDies),
    points: ['Fixed jaw die thickness', 'Moving jaw die thickness'],
  },
  {
    name: 'AJ160 lifting plan.pdf',
    description: 'Weights and lifting points of the AJ160.',
    category: [manuals, 'Crushers'],
    content: pdf(
      'AJ160: lifting plan',
      'Fixed jaw die: 1,850 kg, two lifting lugs.',
      'Swing jaw: 12,400 kg, use the frame.',
    ),
    models: ['AJ160'],
  },
  {
    name: 'Brio cone crusher manual.pdf',
    description: 'Operation and maintenance of the Brio family.',
    category: [manuals, 'Crushers'],
    content: pdf(
      'Brio cone crushers',
      'Keep the cavity full; never trickle feed.',
      'Check the head speed without feed every day.',
    ),
    families: ['Brio', 'Brio S'],
  },
  {
    name: 'Liner change, Brio.pdf',
    description: 'Mantle and concave, step by step.',
    category: [manuals, 'Crushers', 'Wear parts'],
    content: pdf(
      'Liner change',
      '1. Lock out the drive.',
      '2. Lift off the top shell.',
      '3. Clean the seats before the new liners go in.',
    ),
    points: ['Mantle thickness', 'Concave thickness'],
    models: ['Brio 300', 'Brio 400'],
  },
  {
    name: 'Sila screen manual.pdf',
    description: 'Operation and maintenance of inclined screens.',
    category: [manuals, 'Screens'],
    content: pdf(
      'Sila inclined screens',
      'Check the stroke with a stroke card once a month.',
      'Tighten the bolts of the decks after the first shift.',
    ),
    families: ['Sila', 'Sila H'],
  },
  {
    name: 'Screen decks, panels that wear first.png',
    description: '',
    category: [drawings],
    content: png(screenDecks),
    families: ['Sila', 'Bana'],
  },
  {
    name: 'Pora grease points.png',
    description: 'Where the drill is greased, and how often.',
    category: [drawings],
    content: png(greasePoints),
    families: ['Pora T', 'Pora D'],
  },
  {
    name: 'Grease table.txt',
    description: 'Grease and amounts for all machines.',
    category: [manuals],
    content: text(
      'Main bearings: lithium complex, 120 g every 40 hours',
      'Eccentric: oil bath, see the manual',
      'Drill feed: 20 g every 10 hours',
    ),
  },
  {
    name: 'Lockout and tagout.pdf',
    description: 'Before anybody reaches into a machine.',
    category: [safety],
    content: pdf('Lockout and tagout', 'Stop, isolate, lock, tag, try.', 'Nobody removes the lock of somebody else.'),
    families: ['AJ', 'AJ Lite', 'Brio', 'Brio S', 'Sila', 'Pora T'],
  },
  {
    name: '安全须知.txt',
    description: 'Safety notes in Chinese.',
    category: [safety],
    content: text('启动前检查所有防护罩。', '维修前必须断电并上锁。'),
  },
  {
    name: 'Käynnistysohje.txt',
    description: 'Start-up notes in Finnish.',
    category: [safety],
    content: text('Käynnistä murskain aina tyhjänä.', 'Odota kymmenen minuuttia ennen syöttöä.'),
  },
  {
    name: 'Notes from the spring meeting.txt',
    description: '',
    category: [],
    content: text('New wear limits for the AJ160.', 'Drawings of all screens by the autumn.'),
  },
];

export const demoPackages = [
  {
    name: 'Jaw crusher field set',
    type: 'Auto',
    documents: ['AJ jaw crusher manual.pdf', 'Jaw die wear limits.pdf', 'Lockout and tagout.pdf'],
  },
  {
    name: 'Liner change set',
    type: 'Proposed',
    documents: [
      'Brio cone crusher manual.pdf',
      'Liner change, Brio.pdf',
      'AJ160 lifting plan.pdf',
      'AJ jaw crusher manual.pdf',
    ],
  },
  {
    name: 'Drawings for screens',
    type: 'Manual',
    documents: ['Sila screen manual.pdf', 'Screen decks, panels that wear first.png'],
  },
] as const;
