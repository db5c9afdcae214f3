import type { ReportTask } from './document.ts';

/** A column that would be empty for every task is left out. */
export const taskColumns = (tasks: readonly ReportTask[]): { who: boolean; byWhen: boolean } => ({
  who: tasks.some(({ followUp }) => followUp.owner !== ''),
  byWhen: tasks.some(({ followUp }) => followUp.due !== ''),
});
