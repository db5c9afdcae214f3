import { texts } from '../../../../ui/texts.ts';

export const t = texts({
  title: 'Dependencies',
  hint: 'The point is shown once all its variables have a value or, with a rule, while the rule is true.',
  none: 'The point is always shown.',
  parameter: 'Variable',
  point: 'Source point',
  choosePoint: 'Choose a point',
  model: 'is the name of the equipment model',
  rule: 'Rule (JSON)',
  ruleHint: 'JsonLogic over the variables, as in {example}',
  addPoint: 'Depend on a point',
  addModel: 'Depend on the model',
  addRule: 'Add a rule',
  remove: 'Remove variable {parameter}',
  removeRule: 'Remove the rule',
  ofCategory: '{number}. {point} ({category})',
});
