import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Placeholder } from '../../../../ui/Placeholder.tsx';
import { MarkPad } from './MarkPad.tsx';
import { t } from './mark.texts.ts';
import classes from './mark-dialog.module.css';
import { bearsWords, drawMarks, type Marks, type MarkTool, markTools, type Place, withWords } from './marks.ts';

export interface DrawingProps {
  name: string;
  onSave: (drawn: File) => void;
  onClose: () => void;
}

interface ShownPicture {
  address: string | undefined;
  state: 'loading' | 'shown' | 'failed';
  retry: () => void;
}

/** The picture with its marks, at its full size. */
async function drawnOn(picture: HTMLImageElement, marks: Marks): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(picture, 0, 0);
  drawMarks(context, marks, canvas);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  return blob ? new File([blob], 'marked.jpg', { type: blob.type }) : undefined;
}

/** Arrows, circles and words over a photo; the photo itself is kept. */
export function DrawingDialog({
  shown: { address, state, retry },
  name,
  onSave,
  onClose,
}: DrawingProps & { shown: ShownPicture }) {
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [marks, setMarks] = useState<Marks>([]);
  const [tool, setTool] = useState<MarkTool>('arrow');
  const [text, setText] = useState('');
  const [isTyped, setTyped] = useState(false);
  const [tapped, setTapped] = useState<Place>();
  const words = text.trim();
  const isWaiting = isTyped && words !== '' && !bearsWords(marks, words);

  function put(at: Place | undefined): Marks {
    const all = withWords(marks, words, at);
    setMarks(all);
    setTyped(false);
    setTapped(undefined);
    return all;
  }

  async function save(): Promise<void> {
    // Words that were typed and never put anywhere are part of the drawing all the same.
    const drawn = picture && (await drawnOn(picture, isWaiting ? put(tapped) : marks));
    if (drawn) onSave(drawn);
    onClose();
  }

  return (
    <Dialog title={t('title', { photo: name })} size="full" onClose={onClose}>
      <Stack gap="sm" className={classes.dialog ?? ''}>
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={t('tool')}
          value={tool}
          onChange={(chosen) => {
            if (isWaiting) put(tapped);
            setTool(chosen as MarkTool);
          }}
          data={markTools.map((value) => ({ value, label: t(value) }))}
        />
        {tool === 'text' && (
          <TextInput
            label={t('words')}
            description={t('wordsHint')}
            maxLength={60}
            value={text}
            enterKeyHint="done"
            onChange={({ currentTarget: { value } }) => {
              setText(value);
              setTyped(true);
            }}
            onKeyDown={({ key, nativeEvent }) => {
              const isMeant = key === 'Enter' && !nativeEvent.isComposing && words !== '';
              if (isMeant && !bearsWords(marks, words)) put(tapped);
            }}
          />
        )}
        <div className={classes.view}>
          {address && !picture && (
            <img
              src={address}
              alt=""
              className={classes.loading}
              onLoad={({ currentTarget }) => setPicture(currentTarget)}
            />
          )}
          {picture ? (
            <MarkPad
              label={t('pad', { photo: name })}
              {...{ picture, marks, tool }}
              onMark={(mark) => setMarks((before) => [...before, mark])}
              onPlace={(place) => (words === '' ? setTapped(place) : put(place))}
            />
          ) : state === 'failed' ? (
            <Group gap="sm">
              <Text>{t('failed')}</Text>
              <Button variant="default" onClick={retry}>
                {t('retry')}
              </Button>
            </Group>
          ) : (
            <Placeholder />
          )}
        </div>
        <Group justify="flex-end" gap="sm">
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            disabled={marks.length === 0}
            onClick={() => setMarks((before) => before.slice(0, -1))}
          >
            {t('undo')}
          </Button>
          <Button disabled={marks.length === 0 && !isWaiting} onClick={() => void save()}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
