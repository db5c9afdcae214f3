import type { NamedTarget } from '@assay/contract/protocols/protocol';
import { mostTargetsListed } from '@assay/domain/constants';
import { productName } from '@assay/domain/equipment/product-name';
import { t } from './protocols.texts.ts';

/** A product that a protocol is for: family, model and machine, as far as it says them. */
export function targetText(target: NamedTarget): string {
  if (target.productFamilyId === null) return t('anyProduct');
  const product = productName(target);
  return target.equipmentId === null ? product : `${product} · ${target.equipmentName || t('oneMachine')}`;
}

/** The first few products, and how many others there are; none at all where only others may know them. */
export function targetsText(targets: readonly NamedTarget[]): { names: string; others: string } {
  const shown = targets.slice(0, mostTargetsListed).map(targetText).join(', ');
  const more = targets.length - mostTargetsListed;
  const others = t('others', { count: more });
  return { names: shown || t('hiddenProducts'), others: more > 0 ? others : '' };
}
