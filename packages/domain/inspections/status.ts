import { type Caller, can, levels } from '../access.ts';
import { Problem } from '../problem.ts';
import { message } from '../words/message.ts';

export const inspectionStatuses = ['In_Use', 'Waiting', 'Finished'] as const;
export type InspectionStatus = (typeof inspectionStatuses)[number];

/** A review ends in one of these. */
export const reviewOutcomes = ['sentBack', 'finished'] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

export const statusLabels: Record<InspectionStatus, string> = {
  In_Use: 'In use',
  Waiting: 'Waiting',
  Finished: 'Finished',
};

export const inspectionRatings = ['Ok', 'Nok'] as const;
export type InspectionRating = (typeof inspectionRatings)[number];

export interface Performer {
  inspectorId: string;
  inspectorContact: string;
}

export interface Person extends Caller {
  id: string;
  email: string;
}

const isInspectorContact = (
  inspection: Pick<Performer, 'inspectorContact'>,
  { email }: Pick<Person, 'email'>,
): boolean => email !== '' && inspection.inspectorContact.trim().toLowerCase() === email.toLowerCase();

/** Its inspector, its contact and Managers carry it out; others only read it. */
export const mayPerform = (inspection: Performer, person: Person): boolean =>
  person.level >= levels.Manager || inspection.inspectorId === person.id || isInspectorContact(inspection, person);

/** These people are offered to submit it from the page of its report. */
export const mayEditStatus = (
  inspection: { status: InspectionStatus; inspectorContact: string },
  person: Person,
): boolean =>
  inspection.status === 'In_Use' && (person.level >= levels.Admin || isInspectorContact(inspection, person));

export type StatusStep = 'submit' | 'sendBack' | 'finish';

const steps: { from: InspectionStatus; to: InspectionStatus; step: StatusStep }[] = [
  { from: 'In_Use', to: 'Waiting', step: 'submit' },
  { from: 'Waiting', to: 'In_Use', step: 'sendBack' },
  { from: 'In_Use', to: 'Finished', step: 'finish' },
  { from: 'Waiting', to: 'Finished', step: 'finish' },
];

const noStep = {
  In_Use: 'inspection.noStepFromInUse',
  Waiting: 'inspection.noStepFromWaiting',
  Finished: 'inspection.noStepFromFinished',
} as const;

/** Any other pair of statuses is refused. */
export function stepBetween(from: InspectionStatus, to: InspectionStatus): StatusStep {
  const found = steps.find((step) => step.from === from && step.to === to);
  if (!found) throw new Problem('conflict', message(noStep[from]));
  return found.step;
}

/** Submitting is part of performing. */
export function mayStep(step: StatusStep, inspection: Performer, person: Person): boolean {
  if (step === 'submit') return mayPerform(inspection, person);
  return can(person, step === 'finish' ? 'inspections.finish' : 'inspections.sendBack');
}
