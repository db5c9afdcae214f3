import { allowsGroups } from '@assay/domain/protocol-types';
import type { ProtocolCategory } from '@assay/domain/protocols/protocol';
import { Text } from '@mantine/core';
import { memo } from 'react';
import { useCreator, useProtocol, useView } from '../creator-state.ts';
import { CategoryHead } from './CategoryHead.tsx';
import { t } from './categories.texts.ts';
import classes from './category-section.module.css';
import { PhaseForAll } from './PhaseForAll.tsx';
import { PointRows } from './PointRows.tsx';
import { Subcategories } from './Subcategories.tsx';

interface CategorySectionProps {
  category: ProtocolCategory;
  place: number;
  count: number;
}

/** A category with its points; drawn again when it changes or moves. */
export const CategorySection = memo(({ category, place, count }: CategorySectionProps) => {
  const { view } = useCreator();
  const isFolded = useView(({ foldedIds }) => foldedIds.has(category.id));
  const isCurrent = useView(({ categoryId }) => categoryId === category.id);
  const hasSubcategories = useProtocol(({ type }) => allowsGroups(type));
  const phasesOn = useProtocol((protocol) => protocol.phasesOn);
  const makeCurrent = () =>
    view.set((before) => (before.categoryId === category.id ? before : { ...before, categoryId: category.id }));
  const points = category.inspectionPoints;
  return (
    <section
      className={classes.category}
      aria-label={t('category', { number: place + 1 })}
      data-category={category.id}
      data-count={points.length}
      data-current={isCurrent || undefined}
      onFocusCapture={makeCurrent}
      onPointerDownCapture={makeCurrent}
    >
      <CategoryHead category={category} place={place} count={count} isFolded={isFolded} isCurrent={isCurrent} />
      {!isFolded && (
        <>
          {hasSubcategories && <Subcategories category={category} />}
          {phasesOn && points.length > 1 && <PhaseForAll category={category} />}
          {points.length === 0 ? (
            <Text c="dimmed" className={classes.empty ?? ''}>
              {t('empty')}
            </Text>
          ) : (
            <PointRows category={category} />
          )}
        </>
      )}
    </section>
  );
});
