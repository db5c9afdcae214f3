import type { Stage } from './run-place.ts';

interface Reference {
  id: string;
  name: string;
}

/** A machine that is known, as a dialog shows it. */
export interface KnownMachine {
  id: string;
  serialNumber: string;
  nickName: string;
  family: Reference;
  model: Reference;
}

/** The machine of a run while it is chosen: a known one, or the fields of another. */
export interface MachineDraft {
  known: KnownMachine | null;
  family: Reference | null;
  model: Reference | null;
  serialNumber: string;
  nickName: string;
}

export const noMachine: MachineDraft = { known: null, family: null, model: null, serialNumber: '', nickName: '' };

/** Existing equipment clears the free fields; 'Other equipment' (null) clears the selection. */
export const chooseKnown = (known: KnownMachine | null): MachineDraft => ({ ...noMachine, known });

/** Whoever adds other equipment goes on with what is filled in; what a known machine said goes with it. */
export const chooseOther = (draft: MachineDraft): MachineDraft => (draft.known ? noMachine : draft);

/** A clone is mostly made for a machine of the same product. */
export const sameProduct = ({ family, model }: Pick<KnownMachine, 'family' | 'model'>): MachineDraft => ({
  ...noMachine,
  family,
  model,
});

/** Another family has other models. */
export const chooseFamily = (draft: MachineDraft, family: Reference | null): MachineDraft =>
  family?.id === draft.family?.id ? draft : { ...draft, family, model: null };

/** What the fields show: of a known machine what is known of it. */
export const shownMachine = ({ known, ...free }: MachineDraft): Omit<MachineDraft, 'known'> => known ?? free;

/** Family and model are set, and a serial number or nickname is present. */
export function isMachineComplete(draft: MachineDraft): boolean {
  const { family, model, serialNumber, nickName } = shownMachine(draft);
  return family !== null && model !== null && (serialNumber.trim() !== '' || nickName.trim() !== '');
}

/** Which fields cannot be typed into. */
export const lockedFields = ({ known, family }: MachineDraft) => ({
  serialNumber: known !== null,
  nickName: known !== null,
  family: known !== null,
  model: known !== null || family === null,
});

interface RunDraft {
  /** Configurations have no stage, which is told by null. */
  stage: Stage | '' | null;
  machine: MachineDraft;
  protocolId: string;
  /** A clone has the protocol of its original. */
  isClone: boolean;
}

/** What a run still lacks before it can be added, in the order of the dialog. */
export function missingOfRun({ stage, machine, protocolId, isClone }: RunDraft) {
  const { family, model, serialNumber, nickName } = shownMachine(machine);
  const lacks = {
    stage: stage === '',
    product: family === null || model === null,
    name: serialNumber.trim() === '' && nickName.trim() === '',
    protocol: !isClone && protocolId === '',
  };
  return (['stage', 'product', 'name', 'protocol'] as const).filter((part) => lacks[part]);
}

export const mayChangeProtocol = (chosenId: string, currentId: string): boolean =>
  chosenId !== '' && chosenId !== currentId;

/** What is sent: the id of a known machine, or what another is found or added by. */
export function machineInput({ known, model, serialNumber, nickName }: MachineDraft) {
  if (known) return { id: known.id };
  return { productModelId: model?.id ?? '', serialNumber: serialNumber.trim(), nickName: nickName.trim() };
}
