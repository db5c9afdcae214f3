import {
  changeCategory,
  mayRemoveCategory,
  moveCategory,
  removeCategory,
} from '@assay/domain/protocols/editing/categories';
import type { ProtocolCategory } from '@assay/domain/protocols/protocol';
import { Badge, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconChevronRight, IconTrash } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { RowAction } from '../../../../ui/list/RowAction.tsx';
import { useCreator, useProtocol } from '../creator-state.ts';
import { leadTo } from '../reveal.ts';
import { useFault } from '../saving/use-fault.ts';
import { categoryTitlesId } from './CategoryTitles.tsx';
import { t } from './categories.texts.ts';
import classes from './category-head.module.css';

interface CategoryHeadProps {
  category: ProtocolCategory;
  place: number;
  count: number;
  isFolded: boolean;
  isCurrent: boolean;
}

/** The title of a category and what can be done with the whole of it. */
export function CategoryHead({ category, place, count, isFolded, isCurrent }: CategoryHeadProps) {
  const state = useCreator();
  const { work, view, edit } = state;
  const mayRemove = useProtocol((protocol) => mayRemoveCategory(protocol, place));
  const { id } = category;
  const title = category.title.trim() || t('category', { number: place + 1 });
  const points = category.inspectionPoints.length;

  const fold = () =>
    view.set((before) => {
      const foldedIds = new Set(before.foldedIds);
      if (!foldedIds.delete(id)) foldedIds.add(id);
      return { ...before, foldedIds };
    });

  function move(to: number): void {
    // A category that moves in the document loses the focus that stood in it.
    const focused = document.activeElement;
    flushSync(() => edit((protocol) => moveCategory(protocol, id, to)));
    if (focused instanceof HTMLElement) focused.focus();
  }

  function remove(): void {
    flushSync(() => edit((protocol) => removeCategory(protocol, id)));
    leadTo(state, work.get().protocol, `categories.${place - 1}.title`);
  }

  return (
    <div className={classes.head}>
      <RowAction
        label={t(isFolded ? 'unfold' : 'fold', { title })}
        icon={isFolded ? IconChevronRight : IconChevronDown}
        expanded={!isFolded}
        onClick={fold}
      />
      <TextInput
        className={classes.title ?? ''}
        aria-label={t('categoryTitle')}
        list={categoryTitlesId}
        maxLength={500}
        autoComplete="off"
        data-path={`${id}.title`}
        error={useFault(`${id}.title`)}
        value={category.title}
        onChange={({ currentTarget: { value } }) =>
          edit((protocol) => changeCategory(protocol, id, (before) => ({ ...before, title: value })))
        }
      />
      <div className={classes.actions}>
        <RowAction
          label={t('up', { title })}
          icon={IconArrowUp}
          disabled={place === 0}
          onClick={() => move(place - 1)}
        />
        <RowAction
          label={t('down', { title })}
          icon={IconArrowDown}
          disabled={place === count - 1}
          onClick={() => move(place + 1)}
        />
        {count > 1 && (
          <RowAction
            label={t(mayRemove ? 'remove' : points > 0 ? 'removeHasPoints' : 'removeFirst', { title })}
            icon={IconTrash}
            destructive
            disabled={!mayRemove}
            onClick={remove}
          />
        )}
      </div>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed">
          {t('count', { count: points })}
        </Text>
        {isCurrent && (
          <Badge variant="light" size="md">
            {t('current')}
          </Badge>
        )}
      </div>
    </div>
  );
}
