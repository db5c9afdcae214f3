import { addPoint } from '@assay/domain/protocols/editing/points';
import { useCallback } from 'react';
import { useCreator } from '../creator-state.ts';
import type { DropPlace } from '../drag/drop-place.ts';
import { t } from './picker.texts.ts';

/** Adds a point to the current category, or where it was dropped; always the same function. */
export function useAddPoint() {
  const { work, view, edit } = useCreator();
  return useCallback(
    (point: { id: string; name: string }, dropped?: DropPlace) => {
      const { categories } = work.get().protocol;
      const wanted = dropped?.categoryId ?? view.get().categoryId;
      const category = categories.find(({ id }) => id === wanted) ?? categories[0];
      if (!category) return;
      edit((protocol) => addPoint(protocol, category.id, point.id, dropped?.place));
      const announcement = t('added', { point: point.name, category: category.title.trim() || t('untitled') });
      view.set((before) => ({ ...before, categoryId: category.id, announcement }));
    },
    [work, view, edit],
  );
}
