import { texts } from '../../ui/texts.ts';

export const t = texts({
  changedSince: 'Something was changed since the customer signed. Decide what becomes of the signatures.',
  signatures: 'Signatures',
  dontUseOld: "Don't use old signatures in the new report.",
  useOld: 'Use old signatures in the new report.',
});
