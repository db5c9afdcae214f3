import type { Block, ReportDocument } from '@assay/contract/reports/document';

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
        block.title,
        block.unit,
        block.estimate,
        ...(block.lines.length > 1 ? block.lines.map(({ title }) => title) : []),
      ];
    case 'entry':
      return [
        block.number,
        block.title,
        block.rating?.label ?? '',
        ...block.notes,
        ...block.content.flatMap(textsOfBlock),
      ];
    case 'signatures':
      return block.signatures.flatMap(({ label, name, signedAt, note }) => [label, name, signedAt, note]);
  }
}

/** Every text that a reader of a report must find, in order; where one is drawn, all are. */
export const textsOf = (document: ReportDocument): string[] =>
  [
    document.companyName,
    document.kind,
    document.mark ?? '',
    document.title,
    ...document.facts.flatMap(({ title, facts }) => [title, ...facts.flatMap(({ label, value }) => [label, value])]),
    document.verdict.title,
    document.verdict.text,
    ...document.verdict.counts.flatMap(({ rating, count }) => [rating.label, String(count)]),
    ...document.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOfBlock)]),
    document.footer,
  ].filter((text) => text !== '');
