import type { Block, ReportDocument } from './document.ts';

const keysOf = (block: Block): string[] => {
  if (block.kind === 'entry') return [block.key];
  return block.kind === 'points' ? block.rows.map(({ key }) => key) : [];
};

/** The findings and points that a reference can lead to; what is told of them once more in the appendix is no place. */
export const anchorsOf = ({ sections }: Pick<ReportDocument, 'sections'>): ReadonlySet<string> =>
  new Set(sections.filter(({ key }) => key !== 'appendix').flatMap(({ blocks }) => blocks.flatMap(keysOf)));
