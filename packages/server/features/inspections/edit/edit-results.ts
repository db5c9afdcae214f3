import type { ResultEdit, RunEdit } from '@assay/contract/inspection-edits';
import type { ResultInput } from '@assay/contract/runs/result';
import { atPlace, invalidField } from '@assay/domain/problem';
import { ratings } from '@assay/domain/ratings';
import { changeStart } from '../../runs/change-start.ts';
import { type FoundResult, listFoundResults } from '../../runs/results.queries.ts';
import { listRuns, type RunRecord } from '../../runs/runs.queries.ts';
import { type Writing, wouldChange, writeResult } from '../../runs/write-result.ts';
import type { SentEdits } from './sent-edits.ts';

interface Edited {
  writing: Writing;
  run: RunRecord;
  results: ReadonlyMap<string, FoundResult>;
  /** A configurator is part of a commissioning; elsewhere it is read. */
  isFixed: boolean;
}

/** A rating that is offered no longer stays where it stands, and comes nowhere else. */
function inputOf({ id: _, prefilled: __, rating, ...input }: ResultEdit, was: FoundResult): ResultInput {
  if (rating === undefined || rating === was.rating) return input;
  if (rating === ratings.Obsolete) throw invalidField('rating', 'answer.ratingNotOffered');
  return { ...input, rating };
}

async function editResult({ writing, run, results, isFixed }: Edited, edit: ResultEdit): Promise<void> {
  const was = results.get(edit.id);
  if (!was || was.run_id !== run.id) throw invalidField('id', 'answer.unknown');
  const input = inputOf(edit, was);
  const listed = edit.prefilledCells;
  const isLookedAt =
    (was.prefilled && edit.prefilled === false) ||
    (listed !== undefined && was.prefilled_cells.some((cell) => !listed.includes(cell)));
  if (!isLookedAt && !(await wouldChange(writing, was, input))) return;
  if (isFixed) throw invalidField('id', 'answer.fixed');
  await writeResult(writing, was, input);
}

const sameSamples = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((number) => one[number] === other[number]);

/** Writes what the editor says differently of the results; what is as it was stays untouched. */
export async function editResults(
  writing: Writing,
  edits: readonly RunEdit[],
  sent: SentEdits['results'],
  type: string,
): Promise<void> {
  const runs = new Map((await listRuns(writing.db, writing.visit.id)).map((run) => [run.id, run]));
  const found = await listFoundResults(writing.db, writing.visit.id);
  const results = new Map(found.map((result) => [result.id, result]));
  const isFixed = ({ role }: RunRecord) => role === 'configurator' && type !== 'Commission';
  for (const run of runs.values())
    for (const { value, path } of sent.get(run.id) ?? [])
      await atPlace(path, () => editResult({ writing, run, results, isFixed: isFixed(run) }, value));
  for (const [place, { id, samples }] of edits.entries()) {
    const run = runs.get(id);
    if (!run) throw invalidField(`runs.${place}.id`, 'run.unknown');
    if (samples && !isFixed(run) && !sameSamples(samples, run.samples)) await changeStart(writing, run, { samples });
  }
}
