import type { InspectionInput } from '@assay/contract/inspections';
import type { Place, Product } from '../../equipment/equipment-draft.ts';
import type { BegunMachine } from './begun-here.ts';

type NamedMachine = Exclude<InspectionInput['equipment'], { id: string }>;

/** A machine that work begins on before anybody can look whether it is registered, under an id that is made here. */
export const newMachineHere = (
  id: string,
  { serialNumber, nickName }: NamedMachine,
  { family, model }: Product,
  place: Place | null,
): BegunMachine => ({
  id,
  serialNumber: serialNumber.trim(),
  nickName: nickName.trim(),
  productFamilyId: family.id,
  productFamilyName: family.name,
  productModelId: model.id,
  productModelName: model.name,
  customer: place?.customer ?? null,
  customerSite: place?.site ?? null,
  lastLoadedHours: null,
});
