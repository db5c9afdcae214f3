import { type ProtocolType, shownType } from '@assay/domain/protocol-types';
import type { Protocol } from '@assay/domain/protocols/protocol';
import { t } from './general.texts.ts';

const hasSubcategories = ({ categories }: Protocol): boolean =>
  categories.some(({ subcategoryTitles }) => subcategoryTitles.length > 0);

const hasTargets = ({ targets }: Protocol): boolean =>
  targets.some((target) => Object.values(target).some((id) => id !== null));

/** What the author loses by choosing a type, in sentences. */
export function clearedByType(before: Protocol, after: Protocol, chosen: ProtocolType): string[] {
  const type = shownType(chosen);
  return [
    hasTargets(before) && !hasTargets(after) && t('clearedTargets', { type }),
    before.infoAppendix && !after.infoAppendix && t('clearedAppendix', { type }),
    before.categoryGroups.length > 0 && after.categoryGroups.length === 0 && t('clearedGroups'),
    hasSubcategories(before) && !hasSubcategories(after) && t('clearedSubcategories'),
  ].filter((line) => line !== false);
}
