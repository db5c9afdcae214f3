import type { Block, ReportDocument, ReportFollowUp } from '@assay/contract/reports/document';

function textsOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [block.label, block.text];
    case 'heading':
      return [block.text];
    case 'facts':
      return block.facts.flatMap(({ label, value }) => [label, value]);
    case 'table':
      return [
        block.title,
        ...block.columns.map(({ title }) => title),
        ...block.rows.flatMap(({ cells }) =>
          cells.flatMap(({ text, note, rating }) => [text, note, rating?.label ?? '']),
        ),
      ];
    case 'photos':
      return block.photos.map(({ caption }) => caption);
    case 'chart':
      return [
        // Its point has named it.
        block.estimate,
        ...block.texts.limits.flatMap(({ word, text }) => [word, text]),
        ...block.texts.last.map(({ now }) => now),
        ...block.replacements.map(({ label }) => label),
        ...(block.projection?.notes ?? []),
        ...(block.lines.length > 1 ? block.lines.map(({ title }) => title) : []),
      ];
    case 'entry':
      return [
        block.number,
        block.title,
        block.rating?.label ?? '',
        ...block.notes,
        ...(block.references ?? []).map(({ text }) => text),
        block.since?.label ?? '',
        ...followUpTexts(block.followUp),
        ...block.content.flatMap(textsOfBlock),
      ];
    case 'points':
      return block.rows.flatMap(({ number, title, rating, notes, figures, content, references = [] }) => [
        number,
        title,
        rating?.label ?? '',
        ...notes,
        ...references.map(({ text }) => text),
        ...figures.flatMap(({ label, value, before, change, limits, critical }) => [
          label,
          value,
          before,
          change,
          limits,
          critical,
        ]),
        ...content.flatMap(textsOfBlock),
      ]);
    case 'signatures':
      return [
        ...block.signatures.flatMap(({ label, name, signedAt, note }) => [label, name, signedAt, note]),
        block.note ?? '',
      ];
  }
}

const followUpTexts = (of: ReportFollowUp | undefined): string[] =>
  of ? [of.owner, of.due, of.dueNote, of.state.label] : [];

function frontTexts({ front }: ReportDocument): string[] {
  const { safeToRun, reason, tasks, taskNote, since } = front;
  return [
    ...(safeToRun ? [safeToRun.label, safeToRun.title, safeToRun.conditions] : []),
    reason,
    taskNote,
    ...tasks.flatMap(({ what, value, limits, estimate, references, followUp }) => [
      references[0]?.number ?? '',
      what,
      value,
      limits,
      estimate,
      ...followUpTexts(followUp),
    ]),
    ...(since
      ? [
          since.date,
          since.note,
          since.unchanged ?? '',
          ...since.groups.flatMap(({ label, items }) => [label, ...items.map(({ text }) => text)]),
          ...since.moved.flatMap(({ reference, before, beforeDate = '', now, change }) => [
            ...[reference.text, before, beforeDate, now, change],
          ]),
        ]
      : []),
  ];
}

/** Every text that a reader of a report must find, in order; where one is drawn, all are. */
export const textsOf = (document: ReportDocument): string[] =>
  [
    document.companyName,
    document.kind,
    document.mark ?? '',
    document.title,
    ...document.facts.flatMap(({ title, facts }) => [title, ...facts.flatMap(({ label, value }) => [label, value])]),
    ...document.opening.flatMap(({ label, value, note }) => [label, value, note]),
    document.verdict.title,
    document.front.reason ? '' : document.verdict.text,
    ...frontTexts(document),
    ...document.verdict.counts.flatMap(({ rating, count }) => [rating.label, String(count)]),
    ...document.sections.flatMap(({ title, note = '', blocks }) => [title, note, ...blocks.flatMap(textsOfBlock)]),
    document.footer,
    document.edition,
    document.control.reason,
  ].filter((text) => text !== '');
