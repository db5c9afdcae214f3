import type {
  Block,
  Cell,
  EntryBlock,
  Fact,
  PointRow,
  ReportDocument,
  Section,
  TableBlock,
} from '@assay/contract/reports/document';
import { changesKey } from './changes-section.ts';

/** A part of a report as far as it can change: what it is called, what it says, and what it consists of. */
export interface Part {
  /** Among the parts of its parent. */
  key: string;
  /** What a reader calls it: the place of whatever changes in it. */
  name: string;
  /** The places between it and its parent: category and subcategory. */
  under: string[];
  label: string;
  text: string;
  parts: Part[];
}

const part = (key: string, text: string, more: Partial<Part> = {}): Part => ({
  key,
  text,
  name: '',
  under: [],
  label: '',
  parts: [],
  ...more,
});

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' · ');

const ofFact = ({ key, label, value }: Fact): Part => part(key, value, { name: label, label });

const cellText = ({ text, note, rating }: Cell): string => joined([text, note, rating?.label ?? '']);

const ofTable = ({ key, title, columns, rows }: TableBlock): Part =>
  part(key, title, {
    name: title,
    parts: [
      ...columns.map((column, place) => part(`column ${place}`, column.title)),
      ...rows.map((row) =>
        part(row.key, '', {
          name: row.cells[0]?.text ?? '',
          parts: row.cells.map((cell, place) =>
            part(`cell ${place}`, cellText(cell), { name: place === 0 ? '' : (columns[place]?.title ?? '') }),
          ),
        }),
      ),
    ],
  });

const followUpText = ({ followUp: of }: EntryBlock): string =>
  of ? joined([of.owner, of.due, of.dueNote, of.state.label]) : '';

function ofBlock(block: Block): Part {
  switch (block.kind) {
    case 'text':
      return part(block.key, block.text, { name: block.label, label: block.label });
    case 'heading':
      return part(block.key, block.text);
    case 'facts':
      return part(block.key, '', { parts: block.facts.map(ofFact) });
    case 'table':
      return ofTable(block);
    case 'photos':
      return part(block.key, '', {
        parts: block.photos.map(({ imageId, caption, alt }) => part(imageId, caption || alt)),
      });
    case 'chart':
      return part(block.key, block.title, {
        name: block.title,
        parts: [
          part('unit', block.unit),
          part('estimate', block.estimate),
          ...block.lines.map(({ title }, place) => part(`line ${place}`, title)),
        ],
      });
    case 'entry':
      return part(block.key, block.title, {
        name: block.title,
        parts: [
          part('rating', block.rating?.label ?? ''),
          part('notes', joined(block.notes)),
          part('follow-up', followUpText(block)),
          ...block.content.map(ofBlock),
        ],
      });
    case 'points':
      return part(block.key, '', { parts: block.rows.map(ofRow) });
    case 'signatures':
      return part(block.key, '', {
        parts: block.signatures.map(({ key, label, name, signedAt, note }) =>
          part(key, joined([name, signedAt, note]), { name: label, label }),
        ),
      });
  }
}

/** A point that was told before changes there. */
const ofRow = ({ key, title, rating, notes, figures, content, toldAt }: PointRow): Part =>
  part(key, title, {
    name: title,
    parts:
      toldAt === null
        ? [
            part('rating', rating?.label ?? ''),
            part('notes', joined(notes)),
            ...figures.map(({ key: of, label, value, limits, critical }) =>
              part(of, value, { name: label, label, parts: [part('limits', limits), part('critical', critical)] }),
            ),
            ...content.map(ofBlock),
          ]
        : [],
  });

/** Entries stand under the headings before them. */
function ofSection({ key, title, blocks }: Section): Part {
  let under: string[] = [];
  const parts = blocks.map((block) => {
    if (block.kind !== 'heading') return { ...ofBlock(block), under };
    under = block.level === 2 ? [block.text] : [...under.slice(0, 1), block.text];
    return ofBlock(block);
  });
  return part(key, title, { name: title, parts });
}

const safeToRunParts = ({ front }: ReportDocument): Part[] => {
  const safe = front.safeToRun;
  return safe
    ? [part('safeToRun', joined([safe.title, safe.conditions]), { name: safe.label, label: safe.label })]
    : [];
};

/** Whatever follows from the rest is no change of its own: counts, the table of ratings, an earlier comparison, the number and the day of the version. */
const follows = { sections: ['ratings', changesKey], facts: ['version', 'finished', 'reason'] };

export const documentParts = (document: ReportDocument): Part =>
  part('document', '', {
    parts: [
      part('companyName', document.companyName),
      part('kind', document.kind),
      part('title', document.title),
      ...document.opening.map(({ key, label, value, note }) =>
        part(`opening ${key}`, joined([value, note]), { name: label, label }),
      ),
      ...document.facts.map(({ key, title, facts }) =>
        part(`facts ${key}`, title, {
          name: title,
          parts: facts.filter((fact) => !follows.facts.includes(fact.key)).map(ofFact),
        }),
      ),
      part('verdict', document.verdict.title),
      ...safeToRunParts(document),
      ...document.sections.filter(({ key }) => !follows.sections.includes(key)).map(ofSection),
    ],
  });
