import { addCategory } from '@assay/domain/protocols/editing/categories';
import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useCreator } from '../creator-state.ts';
import classes from './add-category.module.css';
import { categoryTitlesId } from './CategoryTitles.tsx';
import { t } from './categories.texts.ts';

/** A new category starts with a title, and takes the points that are added next. */
export function AddCategory() {
  const { work, view, edit } = useCreator();
  const [title, setTitle] = useState('');

  function add(event: FormEvent): void {
    event.preventDefault();
    if (title.trim() === '') return;
    edit((protocol) => addCategory(protocol, title.trim()));
    const categoryId = work.get().protocol.categories.at(-1)?.id ?? '';
    view.set((before) => ({ ...before, categoryId, announcement: t('categoryAdded', { title }) }));
    setTitle('');
  }

  return (
    <form className={classes.form} onSubmit={add}>
      <TextInput
        label={t('newCategory')}
        list={categoryTitlesId}
        maxLength={500}
        autoComplete="off"
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" leftSection={<IconPlus size={18} aria-hidden />}>
        {t('addCategory')}
      </Button>
    </form>
  );
}
