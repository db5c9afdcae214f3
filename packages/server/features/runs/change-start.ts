import type { RunStartInput } from '@assay/contract/runs/run';
import { refuse } from '@assay/domain/problem';
import { choiceFaults, choiceOf, type GroupChoice } from '@assay/domain/runs/group-choices';
import { recordEvent } from '../../db/events.ts';
import { type ReadSnapshot, readSnapshot } from './read-snapshot.ts';
import { type RunRecord, updateRun } from './runs.queries.ts';
import type { Writing } from './write-result.ts';

/** The choice made for each group, in words. */
const wordsOf = ({ content }: ReadSnapshot, choices: readonly GroupChoice[]): string =>
  content.categoryGroups
    .map(({ name }, place) => {
      const { done, categoryIndex } = choiceOf(choices, place);
      const chosen = categoryIndex === null ? undefined : content.categories[categoryIndex]?.title;
      return { name, choice: chosen ?? (done === null ? '' : done ? 'done' : 'not done') };
    })
    .filter(({ choice }) => choice !== '')
    .map(({ name, choice }) => `${name}: ${choice}`)
    .join(', ');

const samplesIn = (samples: Readonly<Record<string, string>>): string =>
  Object.entries(samples)
    .map(([number, id]) => `${number}: ${id}`)
    .join(', ');

/** Changes which category groups are done, or the ids of samples. */
export async function changeStart(
  { db, visit }: Writing,
  run: RunRecord,
  { choices = run.choices, samples = run.samples }: RunStartInput,
): Promise<void> {
  const snapshot = await readSnapshot(db, { protocolId: run.protocol_id, sha256: run.sha256 });
  refuse(choiceFaults(snapshot.content, choices));
  await updateRun(db, run.id, { choices, samples });
  const changes = [
    { field: 'groups', from: wordsOf(snapshot, run.choices), to: wordsOf(snapshot, choices) },
    { field: 'samples', from: samplesIn(run.samples), to: samplesIn(samples) },
  ].filter(({ from, to }) => from !== to);
  if (changes.length > 0)
    await recordEvent(db, { recordType: visit.kind, recordId: visit.id, action: 'changed', changes });
}
