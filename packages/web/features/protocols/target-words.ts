import type { NamedTarget } from '@assay/contract/protocols/protocol';
import { mostTargetsListed } from '@assay/domain/constants';
import { t } from './protocols.texts.ts';

/** A product that a protocol is for: family, model and machine, as far as it says them. */
export function targetText(target: NamedTarget): string {
  if (target.productFamilyId === null && target.equipmentId === null) return t('anyProduct');
  const product = [target.productFamilyName, target.productModelName].filter(Boolean).join(' ');
  if (target.equipmentId === null) return product;
  return [product, target.equipmentName || t('oneMachine')].filter(Boolean).join(' · ');
}

/** The products in one line: the first few, then how many others. */
export function targetsText(targets: readonly NamedTarget[]): string {
  if (targets.length === 0) return t('anyProduct');
  const shown = targets.slice(0, mostTargetsListed).map(targetText).join(', ');
  const others = targets.length - mostTargetsListed;
  if (others <= 0) return shown;
  return `${shown} ${others === 1 ? t('oneOther') : t('others', { count: others })}`;
}
