import { changeCategory, removeSubcategory } from '@assay/domain/protocols/editing/categories';
import type { ProtocolCategory } from '@assay/domain/protocols/protocol';
import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { FieldSet } from '../../../../ui/FieldSet.tsx';
import { RowAction } from '../../../../ui/list/RowAction.tsx';
import { useCreator } from '../creator-state.ts';
import { useFault } from '../saving/use-fault.ts';
import { t } from './categories.texts.ts';
import classes from './subcategories.module.css';

/** The titles under which points of a category can stand. */
export function Subcategories({ category: { id, subcategoryTitles } }: { category: ProtocolCategory }) {
  const { edit } = useCreator();
  const setTitles = (change: (titles: readonly string[]) => string[]) =>
    edit((protocol) =>
      changeCategory(protocol, id, (category) => ({
        ...category,
        subcategoryTitles: change(category.subcategoryTitles),
      })),
    );
  const add = (
    <div>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setTitles((titles) => [...titles, ''])}
      >
        {t('addSubcategory')}
      </Button>
    </div>
  );
  if (subcategoryTitles.length === 0) return add;
  return (
    <FieldSet legend={t('subcategories')}>
      {subcategoryTitles.map((title, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points name a title by its place.
        <div key={place} className={classes.line}>
          <TitleField
            path={`${id}.subcategoryTitles.${place}`}
            label={t('subcategory', { number: place + 1 })}
            title={title}
            onChange={(next) => setTitles((titles) => titles.with(place, next))}
          />
          <RowAction
            label={t('removeSubcategory', { number: place + 1 })}
            icon={IconTrash}
            destructive
            onClick={() => edit((protocol) => removeSubcategory(protocol, id, place))}
          />
        </div>
      ))}
      {add}
    </FieldSet>
  );
}

interface TitleFieldProps {
  path: string;
  label: string;
  title: string;
  onChange: (title: string) => void;
}

const TitleField = ({ path, label, title, onChange }: TitleFieldProps) => (
  <TextInput
    aria-label={label}
    maxLength={500}
    autoComplete="off"
    data-path={path}
    error={useFault(path)}
    value={title}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
