import { isStage, stages } from '@assay/domain/audits/run-place';
import { isSameEquipment } from '@assay/domain/equipment/same-equipment';
import type { AuditRunWork, AuditWork } from './audit-work.ts';

/** A machine of the report with what configurators say of it. */
export interface ReportedMachine {
  run: AuditRunWork;
  configurators: AuditRunWork[];
}

/** The runs that a report shows, each in its place. */
export interface ReportedRuns {
  plant: AuditRunWork[];
  /** Crushers by stage, then screens by stage. */
  machines: ReportedMachine[];
  /** Of machines that the audit has no run of. */
  looseConfigurators: AuditRunWork[];
}

const stageOrder = ({ stage }: AuditRunWork): number => (isStage(stage) ? stages.indexOf(stage) : stages.length);

/** What is not included is in no part of the report; a configuration goes with its machine. */
export function reportedRuns({ version, runs }: AuditWork): ReportedRuns {
  const customerSiteId = version.header.customerSite.id;
  const isOf = (configurator: AuditRunWork, machine: AuditRunWork): boolean =>
    configurator.equipment !== null &&
    machine.equipment !== null &&
    isSameEquipment({ ...configurator.equipment, customerSiteId }, { ...machine.equipment, customerSiteId });
  const inRole = (role: AuditRunWork['role']) => runs.filter((run) => run.role === role);
  const included = (of: readonly AuditRunWork[]) => of.filter(({ includedInReport }) => includedInReport);
  const machines = [...inRole('machine'), ...inRole('screen')];
  const configurators = included(inRole('configurator'));
  // Where a machine was audited twice, its configuration stands once.
  const placeOf = new Map(
    configurators.map((configurator) => [configurator, included(machines).find((run) => isOf(configurator, run))]),
  );
  const byStage = (of: readonly AuditRunWork[]) =>
    included(of).toSorted((one, other) => stageOrder(one) - stageOrder(other));
  return {
    plant: included([...inRole('site'), ...inRole('operational')]),
    machines: [...byStage(inRole('machine')), ...byStage(inRole('screen'))].map((run) => ({
      run,
      configurators: configurators.filter((one) => placeOf.get(one) === run),
    })),
    looseConfigurators: configurators.filter((one) => !machines.some((run) => isOf(one, run))),
  };
}
