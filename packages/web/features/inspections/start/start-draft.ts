import type { GroupAnswers } from '@assay/domain/protocols/walk';
import type { Reference } from '../../../ui/conflict/three-way.ts';
import type { VisitContact } from '../../customers/visit-contact.ts';
import type { Place, Product } from '../../equipment/equipment-draft.ts';

/** What the person has filled in so far; what is undefined is as the records have it. */
export interface StartDraft {
  machineKind: 'known' | 'new';
  machine: Reference | null;
  product: Product | null;
  serialNumber: string;
  nickName: string;
  place: Place | null | undefined;
  contact: VisitContact | undefined;
  protocolId: string | null;
  configuratorId: string | null;
  /** As a field for date and time holds it, in UTC. */
  inspectionDate: string;
  loadedHours: string;
  /** Those that were questioned and kept. */
  keptHours: string;
  answers: GroupAnswers;
  samples: Readonly<Record<string, string>>;
}

const ofProtocol = { answers: {}, samples: {}, loadedHours: '', keptHours: '' } as const;

/** What another protocol makes meaningless. */
export const withoutProtocol = { protocolId: null, configuratorId: null, ...ofProtocol } as const;

/** What another machine makes meaningless. */
export const withoutMachine = { place: undefined, contact: undefined, ...withoutProtocol } as const;

export const chooseProtocol = (protocolId: string) => ({ protocolId, ...ofProtocol });

export const emptyDraft = (now: Date, equipmentId?: string): StartDraft => ({
  machineKind: 'known',
  machine: equipmentId ? { id: equipmentId, name: '' } : null,
  product: null,
  serialNumber: '',
  nickName: '',
  inspectionDate: now.toISOString().slice(0, 16),
  ...withoutMachine,
});
