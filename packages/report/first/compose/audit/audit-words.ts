import type { SuggestionType } from '@assay/domain/audits/audit';

/** Reports of audits are always English: what only they say needs no translation. */
export const auditWords = {
  kind: 'Plant audit report',
  plant: 'Plant',
  audit: 'Audit',
  company: 'Company',
  finished: 'Finished',
  machines: 'Plant and machines',
  machine: 'Machine',
  stage: 'Stage',
  operation: 'Operation',
  crusher: 'crusher',
  screen: 'screen',
  machineCount: 'Machines: {count}',
  actionCount: 'Action points: {count}',
} as const;

export const termWords: Record<SuggestionType, string> = {
  OptimizationTarget: 'Optimization targets',
  ShortTerm: 'Short term',
  LongTerm: 'Long term',
};
