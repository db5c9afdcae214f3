import type { Equipment } from '@assay/contract/equipment';
import type { MachineFollowUp } from '@assay/contract/follow-ups';
import type { Inspection, InspectionInput } from '@assay/contract/inspections';
import type { LastAnswer, LastVisit, RunEquipment } from '@assay/contract/runs/run';
import { isClosed } from '@assay/domain/inspections/follow-up';
import { inspectionFields, inspectionName } from '@assay/domain/inspections/inspection';
import { shownType } from '@assay/domain/protocol-types';
import type { Reference } from '../../../ui/conflict/three-way.ts';
import type { FrozenProtocol } from '../../runs/begin/begin.queries.ts';
import { begunRun } from '../../runs/begin/begun-run.ts';

/** What work remembers of its machine; one that is new has nothing else yet. */
export type BegunMachine = RunEquipment & Pick<Equipment, 'customer' | 'customerSite' | 'lastLoadedHours'>;

/** What an inspection is begun with on this device. */
export interface Beginning {
  /** As it would be sent; the ids of the visit and of its runs are made already. */
  input: InspectionInput & { id: string; runId: string; configuratorRunId: string };
  machine: BegunMachine;
  /** Another customer than the machine's. */
  customer: Reference | null;
  main: FrozenProtocol;
  configurator: FrozenProtocol | undefined;
  /** What was answered on the machine before; undefined where that is not kept, and the server fills in by itself. */
  answers: readonly LastAnswer[] | undefined;
  /** What earlier visits to the machine left. */
  followUps?: readonly MachineFollowUp[] | undefined;
  person: { name: string; email: string; external: boolean };
  now: Date;
}

interface BegunHere {
  inspection: Inspection;
  /** What goes to the server, first of all. */
  input: InspectionInput;
  lastVisits: ReadonlyMap<string, LastVisit[]>;
}

/** An inspection as the server would answer its start, made of what this device keeps. */
export function begunHere({ input, machine, customer, main, configurator, ...given }: Beginning): BegunHere {
  const { answers = [], person, now } = given;
  const date = input.inspectionDate ?? now.toISOString();
  const equipment = {
    id: machine.id,
    serialNumber: machine.serialNumber,
    nickName: machine.nickName,
    productFamilyId: machine.productFamilyId,
    productFamilyName: machine.productFamilyName,
    productModelId: machine.productModelId,
    productModelName: machine.productModelName,
  };
  const about = { machine: equipment, answers, date, external: person.external };
  const runs = [
    begunRun({ ...about, role: 'main', id: input.runId, frozen: main, start: input }),
    ...(configurator
      ? [begunRun({ ...about, role: 'configurator', id: input.configuratorRunId, frozen: configurator })]
      : []),
  ];

  const values: Partial<Record<(typeof inspectionFields)[number], string>> = {
    inspector: person.name,
    inspectorContact: person.email,
    inspectionDate: date,
    contactName: input.contactName,
    contactPhoneNumber: input.contactPhoneNumber,
    contactEmail: input.contactEmail,
    loadedHours: input.loadedHours.trim(),
    keptHours: input.keptHours?.trim() ?? '',
  };
  const fields = inspectionFields.filter((field) => !person.external || field !== 'internalComment');
  const inspection: Inspection = {
    id: input.id,
    name: inspectionName(main.content.name, machine),
    type: main.content.type,
    displayName: shownType(main.content.type),
    inspectionDate: date,
    serialNumber: machine.serialNumber,
    status: 'In_Use',
    sentBack: false,
    rating: null,
    inspector: person.name,
    customerName: (customer ?? machine.customer)?.name ?? '',
    started: now.toISOString(),
    ended: null,
    created: now.toISOString(),
    version: 0,
    sentBackReason: '',
    fields: Object.fromEntries(fields.map((field) => [field, { value: values[field] ?? '', revision: 0 }])),
    customer: customer ?? machine.customer,
    customerSite: customer ? null : machine.customerSite,
    equipment,
    lastLoadedHours: machine.lastLoadedHours,
    runs: runs.map(({ run }) => run),
    findings: [],
    priorityActions: [],
    orderRevisions: { findings: 0, priorityActions: 0 },
    ledger: (given.followUps ?? [])
      .filter(({ state, inspectionDate }) => !isClosed(state) && Date.parse(inspectionDate) <= Date.parse(date))
      .map((item) => ({ ...item, disposal: null, disposalRevision: 0, wasReported: item.state === 'done' })),
    customerSignature: null,
    providerSignature: null,
    mayPerform: true,
    revision: 0,
  };
  return {
    inspection,
    input: {
      ...input,
      snapshot: main.snapshot,
      ...(configurator && { configuratorSnapshot: configurator.snapshot }),
      started: now.toISOString(),
      ...(given.answers && { prefilled: runs[0]?.prefilled ?? [] }),
    },
    lastVisits: new Map(runs.map(({ run, lastVisits }) => [run.id, lastVisits])),
  };
}
