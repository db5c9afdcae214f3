import type { ReportTask } from './document.ts';

/** What is said of who and by when: a column that is empty for all there is to do is left out. */
export const taskColumns = (tasks: readonly ReportTask[]): { who: boolean; byWhen: boolean } => ({
  who: tasks.some(({ followUp }) => followUp.owner !== ''),
  byWhen: tasks.some(({ followUp }) => followUp.due !== ''),
});
