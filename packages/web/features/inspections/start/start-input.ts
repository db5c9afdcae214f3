import type { InspectionInput } from '@assay/contract/inspections';
import { inspectionDateFault, loadedHoursFault } from '@assay/domain/inspections/inspection';
import { faultText } from '../../../ui/fault-text.ts';
import { t as equipments } from '../../equipment/equipment-form.texts.ts';
import { t } from './start.texts.ts';
import { choicesOf, sampleNumbers, undecidedPlaces } from './start-choices.ts';
import type { StartDraft } from './start-draft.ts';
import type { StartFacts } from './use-start-facts.ts';

/** The field holds minutes in UTC. */
const momentOf = (field: string): Date => new Date(`${field}Z`);

function machineFaults({ machineKind, machine, product, serialNumber, nickName }: StartDraft): Record<string, string> {
  if (machineKind === 'known') return machine ? {} : { machine: t('chooseMachine') };
  const isNamed = serialNumber.trim() !== '' || nickName.trim() !== '';
  return {
    ...(!product && { product: equipments('chooseProduct') }),
    ...(!isNamed && { serialNumber: t('nameNeeded') }),
  };
}

function dateFault({ inspectionDate }: StartDraft, now: Date): string | undefined {
  const date = momentOf(inspectionDate);
  if (Number.isNaN(date.getTime())) return t('dateNeeded');
  const fault = inspectionDateFault(date, now);
  return fault && faultText(fault);
}

/** What is wrong before anything is sent, by field, in the order of the page. */
export function faultsOf(draft: StartDraft, { protocol }: StartFacts, now: Date): Record<string, string> {
  const undecided = protocol.data ? undecidedPlaces(protocol.data, draft.answers) : [];
  const [date, hours] = [dateFault(draft, now), loadedHoursFault(draft.loadedHours)];
  return {
    ...machineFaults(draft),
    ...(!draft.protocolId && { protocolId: t('chooseProtocol') }),
    ...(date && { inspectionDate: date }),
    ...(hours && { loadedHours: faultText(hours) }),
    ...Object.fromEntries(undecided.map((place) => [`choices.${place}`, t('chooseOne')])),
  };
}

/** What each field holds, by the names that faults go by. */
export function fieldValues(draft: StartDraft, { contact }: Pick<StartFacts, 'contact'>): Record<string, unknown> {
  const { serialNumber, nickName, configuratorId, answers, samples, ...others } = draft;
  // Either of the two names is enough.
  const names = JSON.stringify([serialNumber, nickName]);
  const placed = (list: string, values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).map(([place, value]) => [`${list}.${place}`, value]));
  return {
    ...others,
    ...contact,
    serialNumber: names,
    nickName: names,
    configuratorProtocolId: configuratorId,
    ...placed('choices', answers),
    ...placed('samples', samples),
  };
}

/** What is sent; the same draft gives the same, so that sending it again begins nothing anew. */
export function inputOf(
  ids: { id: string; runId: string; configuratorRunId: string },
  draft: StartDraft,
  { place, contact, protocol }: StartFacts,
): InspectionInput {
  const { machineKind, machine, product, serialNumber, nickName, answers, samples } = draft;
  const known = machineKind === 'known';
  const numbers = protocol.data ? sampleNumbers(protocol.data, answers) : [];
  return {
    ...ids,
    protocolId: draft.protocolId ?? '',
    equipment: known
      ? { id: machine?.id ?? '' }
      : { productModelId: product?.id ?? '', serialNumber, nickName, customerSiteId: place?.site?.id ?? null },
    customerId: place?.customer.id ?? null,
    ...contact,
    inspectionDate: momentOf(draft.inspectionDate).toISOString(),
    loadedHours: draft.loadedHours,
    ...(draft.keptHours !== '' && { keptHours: draft.keptHours }),
    configuratorProtocolId: draft.configuratorId,
    choices: protocol.data ? choicesOf(protocol.data, answers) : [],
    samples: Object.fromEntries(numbers.map((number) => [number, samples[number] ?? ''])),
  };
}

const fields: Readonly<Record<string, string>> = {
  'equipment.id': 'machine',
  'equipment.productModelId': 'product',
  'equipment.serialNumber': 'serialNumber',
  'equipment.nickName': 'nickName',
  'equipment.customerSiteId': 'place',
  customerId: 'place',
};
const ownNames =
  /^(protocolId|configuratorProtocolId|contactName|contactPhoneNumber|contactEmail|inspectionDate|loadedHours|(choices|samples)\.\d+)/;

/** The field of the page that an error of the server belongs to; undefined where none does. */
export const fieldOf = (path: string): string | undefined => fields[path] ?? ownNames.exec(path)?.[0];
