import { texts } from '../../../ui/texts.ts';

export const t = texts({
  fault: '{number}. {name}: {message}',
  passedOverLimits: '{number}. {name}: {value} is outside its limits, and rated Ok',
  none_finding: '{number}. {name}: rated {rating}, and no finding tells what to do',
  none_actionPoint: '{number}. {name}: rated {rating}, and no action point tells what to do',
  okAlone: '{number}. {name}: rated Ok without an answer. {message}',
  strayComment: '{number}. {name}: the comment is that of “{option}”, which is not chosen',
  openSlip: '{number}. {name}: is {value} right? The question is not answered',
  keptSlip: '{number}. {name}: {value} was questioned and kept',
  sampleMissing: 'Sample {number} has no ID',
});
