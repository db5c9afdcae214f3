import type { Block, Cell, ContentBlock, Fact, Section, TableBlock } from '@assay/contract/reports/document';

/** Nothing, where there is nothing to say. */
export const textBlock = (key: string, label: string, text: string): ContentBlock[] =>
  text.trim() === '' ? [] : [{ kind: 'text', key, label, text: text.trim() }];

export const factsBlock = (key: string, facts: readonly Fact[]): ContentBlock[] =>
  facts.length === 0 ? [] : [{ kind: 'facts', key, facts: [...facts] }];

export const section = (key: string, title: string, blocks: readonly Block[]): Section[] =>
  blocks.length === 0 ? [] : [{ key, title, blocks: [...blocks] }];

export const cell = (text: string, more: Partial<Cell> = {}): Cell => ({
  text,
  note: '',
  rating: null,
  tone: 'plain',
  strong: false,
  ...more,
});

type Column = TableBlock['columns'][number];

export const column = (title: string, weight: number, more: Partial<Column> = {}): Column => ({
  title,
  rating: null,
  align: 'start',
  weight,
  ...more,
});
