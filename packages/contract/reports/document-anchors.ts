import type { Block, ReportDocument } from './document.ts';

const keysOf = (block: Block): string[] => {
  if (block.kind === 'entry') return [block.key];
  return block.kind === 'points' ? block.rows.map(({ key }) => key) : [];
};

/** References lead to findings and points; their repetition in the appendix is no target. */
export const anchorsOf = ({ sections }: Pick<ReportDocument, 'sections'>): ReadonlySet<string> =>
  new Set(sections.filter(({ key }) => key !== 'appendix').flatMap(({ blocks }) => blocks.flatMap(keysOf)));
