import type { RunOutline } from '@assay/contract/audits';
import { type MachineDraft, shownMachine } from '@assay/domain/audits/run-draft';
import type { FitTarget } from '../../../runs/begin/begin.queries.ts';

/** By which machine protocols are sorted; null until its product is known. */
export function targetOfDraft(draft: MachineDraft): FitTarget | null {
  const { family, model } = shownMachine(draft);
  if (!family || !model) return null;
  return {
    productFamilyId: family.id,
    productModelId: model.id,
    ...(draft.known && { equipmentId: draft.known.id }),
  };
}

export const targetOfRun = ({ equipment }: RunOutline): FitTarget | null =>
  equipment && {
    productFamilyId: equipment.productFamilyId,
    productModelId: equipment.productModelId,
    equipmentId: equipment.id,
  };
