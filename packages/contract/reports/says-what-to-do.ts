import type { ReportDocument } from './document.ts';

/** Whether page one has a part for what is to be done: its note alone may lead to what earlier visits left open. */
export const saysWhatToDo = ({ tasks, taskNote }: ReportDocument['front']): boolean =>
  tasks.length > 0 || taskNote !== '';
