import { placedPoints } from '@assay/domain/protocols/protocol';
import { Text, Title, VisuallyHidden } from '@mantine/core';
import { NearView } from '../../../../ui/list/NearView.tsx';
import { useProtocol, useView } from '../creator-state.ts';
import { AddCategory } from './AddCategory.tsx';
import { CategorySection } from './CategorySection.tsx';
import { CategoryTitles } from './CategoryTitles.tsx';
import { t } from './categories.texts.ts';
import classes from './categories-panel.module.css';
import { rowHeight } from './PointRows.tsx';
import { useIsSmall } from './use-is-small.ts';

/** A category without its points, in pixels. */
const headHeight = 120;

/** The categories in their order, with their points. */
export function CategoriesPanel() {
  const categories = useProtocol((protocol) => protocol.categories);
  const revealed = useView((view) => view.revealedIds);
  const isSmall = useIsSmall();
  const count = placedPoints({ categories }).length;
  return (
    <section className={classes.panel}>
      <div className={classes.head}>
        <Title order={2}>{t('title')}</Title>
        <Text c="dimmed">{countsText(count, categories.length)}</Text>
      </div>
      <CategoryTitles />
      {categories.map((category, place) => (
        <NearView
          key={category.id}
          height={headHeight + category.inspectionPoints.length * rowHeight}
          first={place === 0}
          always={isSmall || revealed.includes(category.id)}
        >
          <CategorySection category={category} place={place} count={categories.length} />
        </NearView>
      ))}
      <AddCategory />
      <Announcement />
    </section>
  );
}

const countsText = (points: number, categories: number): string =>
  [t('count', { count: points }), t('categories', { count: categories })].join(', ');

function Announcement() {
  return <VisuallyHidden role="status">{useView((view) => view.announcement)}</VisuallyHidden>;
}
