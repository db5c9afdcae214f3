import { texts } from '../../../../ui/texts.ts';

export const t = texts({
  title: 'Dependencies',
  hint: 'The point is shown once all its parameters have a value or, with a rule, while the rule holds.',
  none: 'The point is always shown.',
  parameter: 'Parameter',
  point: 'Point that it stands for',
  choosePoint: 'Choose a point',
  model: 'stands for the name of the equipment model',
  rule: 'Rule (JSON)',
  ruleHint: 'JsonLogic over the parameters, as in {example}',
  addPoint: 'Depend on a point',
  addModel: 'Depend on the model',
  addRule: 'Add a rule',
  remove: 'Remove parameter {parameter}',
  removeRule: 'Remove the rule',
  ofCategory: '{number}. {point} ({category})',
});
