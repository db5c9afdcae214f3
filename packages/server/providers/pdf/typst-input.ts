import type { Reference, ReportDocument } from '@assay/contract/reports/document';
import { taskColumns } from '@assay/contract/reports/task-columns';
import { layOut } from './layout/lay-out.ts';
import type { PictureOf } from './layout/photo-boxes.ts';
import { breakingAfter } from './legible.ts';
import type { TypstInput } from './typst-engine.ts';

/** The longest word that has a place everywhere but in columns. */
const longestWord = 26;
const column = breakingAfter(20);
const narrow = breakingAfter(14);

/** Names of parts, which nobody reads. */
const unread: readonly string[] = ['imageId', 'key', 'toldAt'];

/** What page one decides, as the templates draw it. */
function frontOf({ front, verdict, words }: ReportDocument, anchors: ReadonlySet<string>) {
  const to = ({ key }: Reference): string | null => (anchors.has(key) ? key : null);
  return {
    safeToRun: front.safeToRun,
    reason: front.reason,
    taskNote: front.taskNote,
    taskColumns: taskColumns(front.tasks),
    tasks: front.tasks.map(({ references, rating, what, value, limits, estimate, followUp }) => ({
      to: references[0] ? to(references[0]) : null,
      number: references[0]?.number || '–',
      rating,
      what: column(what),
      value: column(value),
      limits,
      estimate,
      ...followUp,
      owner: narrow(followUp.owner),
    })),
    since: front.since
      ? {
          ...front.since,
          groups: front.since.groups.map((group) => ({
            ...group,
            items: group.items.map((item) => ({ to: to(item), text: item.text })),
          })),
          moved: front.since.moved.map(({ reference, ...moved }) => ({
            ...moved,
            to: to(reference),
            text: reference.text,
          })),
        }
      : null,
    verdict: {
      ...verdict,
      counts: verdict.counts.map(({ rating, count, fixed = 0 }) => ({
        rating,
        count,
        note: fixed > 0 ? words.ofThemFixed.replace('{count}', String(fixed)) : '',
      })),
    },
  };
}

/** What the templates read: the document in texts that can be drawn, and its pieces in order. */
export function typstInput(
  document: ReportDocument,
  legible: (text: string) => string,
  pictureOf: PictureOf,
): TypstInput {
  const fitting = breakingAfter(longestWord);
  const drawn: ReportDocument = JSON.parse(JSON.stringify(document), (key, value) =>
    typeof value !== 'string' || unread.includes(key) ? value : fitting(legible(value)),
  );
  const { language, companyName, kind, mark = '', title, facts, footer, edition = '', pageLabel } = drawn;
  const { pieces, anchors } = layOut(drawn, pictureOf);
  const at = new Date(document.savedAt);
  const data = {
    language,
    companyName,
    kind,
    mark,
    title,
    plainTitle: legible(document.title),
    opening: drawn.opening.map(({ label, value, note }) => ({
      label,
      value: column(value),
      note: column(note),
    })),
    words: drawn.words,
    facts: facts.map((group) => ({
      title: group.title,
      facts: group.facts.map(({ label, value, tone }) => ({ label: column(label), value: column(value), tone })),
    })),
    ...frontOf(drawn, anchors),
    footer,
    edition,
    editionReason: drawn.control.reason,
    pageLabel,
    savedAt: {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
    },
    pieces,
  };
  return { template: 'report.typ', data: JSON.stringify(data) };
}
