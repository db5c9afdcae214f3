import type { SuggestionType } from '@assay/domain/audits/audit';

/** Reports of audits are always English: what only they say needs no translation. */
export const auditWords = {
  kind: 'Plant audit report',
  plant: 'Plant',
  audit: 'Audit',
  finished: 'Finished',
  actions: 'Action points',
  machines: 'Plant and machines',
  machine: 'Machine',
  stage: 'Stage',
  operation: 'Operation',
  crusher: 'crusher',
  screen: 'screen',
  machineCount: 'Machines: {count}',
  actionCount: 'Action points: {count}',
  mostUrgent: '{note}; the most urgent {count} are listed here',
  worstAt: '{rating}: {machines}.',
  inChapter: '{machine} (chapter\u00a0{place})',
} as const;

export const termWords: Record<SuggestionType, string> = {
  OptimizationTarget: 'Optimization targets',
  ShortTerm: 'Short term',
  LongTerm: 'Long term',
};
