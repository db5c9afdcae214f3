import { cleanedTags, mostTagLength, mostTags, sameTags, type TaggedPart } from '@assay/domain/points/tags';
import { Button, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { notifyFailure, notifySuccess } from '../../../ui/notify.ts';
import { ChosenList } from '../../../ui/picker/ChosenList.tsx';
import { knownTagsId, useKnownTags } from './KnownTags.tsx';
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

  const known = useKnownTags();

  function change(next: readonly string[], pending = typed): void {
    setTags(next);
    setTyped(pending);
    // What is typed and not added yet would be lost as well.
    onChanged(!sameTags(next, saved) || pending.trim() !== '');
  }

  function add(event: FormEvent): void {
    event.preventDefault();
    const word = typed.trim();
    // Spelled as elsewhere, so that one word finds all of them.
    const spelled = known.find((tag) => tag.toLowerCase() === word.toLowerCase()) ?? word;
    change(cleanedTags([...tags, spelled]), '');
  }

  const send = () =>
    save.mutate(
      { type, id, tags: [...tags] },
      {
        onSuccess: (reply) => {
          setTags(reply.tags);
          onChanged(typed.trim() !== '');
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
            onChange={(event) => change(tags, event.currentTarget.value)}
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
