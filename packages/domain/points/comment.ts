import { noFaults, type PointRules } from './point-rules.ts';

export const comment: PointRules<'Comment'> = {
  fresh: () => ({}),
  faults: noFaults,
  warnings: noFaults,
  cleaned: () => ({}),
  emptyResult: () => ({ value: '' }),
  entries: (_content, { value }) => [{ id: 'value', title: '', value, pattern: '', consequence: undefined }],
};
