import { cleanedTags, mostTagLength, mostTags, sameTags, type TaggedPart } from '@assay/domain/points/tags';
import { Button, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { notifyFailure, notifySuccess } from '../../../ui/notify.ts';
import { ChosenList } from '../../../ui/picker/ChosenList.tsx';
import { knownTagsId } from './KnownTags.tsx';
import classes from './tag-editor.module.css';
import { tagFailure, useSaveTags } from './tags.queries.ts';
import { t } from './tags.texts.ts';

interface TagEditorProps {
  part: TaggedPart;
  /** What the part is called among the others. */
  name: string;
  /** Told whether its tags differ from the saved ones. */
  onChanged: (isChanged: boolean) => void;
}

/** The tags of one option or range value, a field that adds to them, and Save once they differ from the saved ones. */
export function TagEditor({ part: { type, id, tags: saved }, name, onChanged }: TagEditorProps) {
  const [tags, setTags] = useState(saved);
  const [typed, setTyped] = useState('');
  const save = useSaveTags();
  const isChanged = !sameTags(tags, saved);

  function change(next: readonly string[]): void {
    setTags(next);
    onChanged(!sameTags(next, saved));
  }

  function add(event: FormEvent): void {
    event.preventDefault();
    change(cleanedTags([...tags, typed]));
    setTyped('');
  }

  const send = () =>
    save.mutate(
      { type, id, tags: [...tags] },
      {
        onSuccess: (reply) => {
          setTags(reply.tags);
          onChanged(false);
          notifySuccess(t('saved', { title: name }));
        },
        onError: (error) => notifyFailure(t('saveFailed', { status: tagFailure(error) })),
      },
    );

  return (
    <section className={classes.editor} aria-label={t('tagsOf', { title: name })}>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <ChosenList
        label={t('tagsOf', { title: name })}
        values={tags.map((tag) => ({ id: tag, name: tag }))}
        disabled={save.isPending}
        onRemove={(removed) => change(tags.filter((tag) => tag !== removed))}
      >
        <form className={classes.line} onSubmit={add}>
          <TextInput
            className={classes.field}
            aria-label={t('add', { title: name })}
            placeholder={t('placeholder')}
            list={knownTagsId}
            autoComplete="off"
            maxLength={mostTagLength}
            disabled={tags.length >= mostTags}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={typed.trim() === ''}
          >
            {t('addTag')}
          </Button>
          {isChanged && (
            <Button loading={save.isPending} aria-label={t('saveTagsOf', { title: name })} onClick={send}>
              {t('save')}
            </Button>
          )}
        </form>
      </ChosenList>
    </section>
  );
}
