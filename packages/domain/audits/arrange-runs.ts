import { isSameEquipment } from '../equipment/same-equipment.ts';
import type { RunRole } from '../runs/recorded-run.ts';
import { type Stage, stages } from './run-place.ts';

interface ArrangedRun {
  id: string;
  role: RunRole;
  stage: Stage | '';
  index: number;
  equipment: { id: string; serialNumber: string; nickName: string } | null;
}

/** A machine's run with the configurations of the same machine. */
export interface MachineRuns<Run> {
  run: Run;
  configurations: Run[];
}

export interface StageRuns<Run> {
  stage: Stage | '';
  machines: MachineRuns<Run>[];
}

export interface ArrangedRuns<Run> {
  site: Run | undefined;
  operational: Run | undefined;
  crushers: StageRuns<Run>[];
  screens: StageRuns<Run>[];
  /** Of machines that have no other run. */
  configurations: Run[];
}

/** The runs of an audit as its page shows them: the plant, then machines by stage, each with its configurations. All stand at the site of the audit. */
export function arrangeRuns<Run extends ArrangedRun>(runs: readonly Run[], customerSiteId: string): ArrangedRuns<Run> {
  const inOrder = runs.toSorted((one, other) => one.index - other.index);
  const ofRole = (role: RunRole) => inOrder.filter((run) => run.role === role);
  const machines = [...ofRole('machine'), ...ofRole('screen')];
  const isSame = (one: Run, other: Run): boolean =>
    one.equipment !== null &&
    other.equipment !== null &&
    isSameEquipment({ ...one.equipment, customerSiteId }, { ...other.equipment, customerSiteId });
  const matched = new Map<Run, Run[]>();
  const unmatched: Run[] = [];
  for (const configuration of ofRole('configurator')) {
    const machine = machines.find((run) => isSame(configuration, run));
    if (machine) matched.set(machine, [...(matched.get(machine) ?? []), configuration]);
    else unmatched.push(configuration);
  }
  const byStage = (role: RunRole): StageRuns<Run>[] =>
    [...stages, '' as const]
      .map((stage) => ({
        stage,
        machines: ofRole(role)
          .filter((run) => run.stage === stage)
          .map((run) => ({ run, configurations: matched.get(run) ?? [] })),
      }))
      .filter((group) => group.machines.length > 0);
  return {
    site: ofRole('site')[0],
    operational: ofRole('operational')[0],
    crushers: byStage('machine'),
    screens: byStage('screen'),
    configurations: unmatched,
  };
}
