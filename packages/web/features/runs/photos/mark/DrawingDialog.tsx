import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Placeholder } from '../../../../ui/Placeholder.tsx';
import { MarkPad } from './MarkPad.tsx';
import { t } from './mark.texts.ts';
import classes from './mark-dialog.module.css';
import { drawMarks, type MarkTool, markTools, type PhotoMark } from './marks.ts';

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
async function drawnOn(picture: HTMLImageElement, marks: readonly PhotoMark[]): Promise<File | undefined> {
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
  const [marks, setMarks] = useState<readonly PhotoMark[]>([]);
  const [tool, setTool] = useState<MarkTool>('arrow');
  const [text, setText] = useState('');

  async function save(): Promise<void> {
    const drawn = picture && (await drawnOn(picture, marks));
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
          onChange={(chosen) => setTool(chosen as MarkTool)}
          data={markTools.map((value) => ({ value, label: t(value) }))}
        />
        {tool === 'text' && (
          <TextInput
            label={t('words')}
            description={t('wordsHint')}
            maxLength={60}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
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
              {...{ picture, marks, tool, text }}
              onMark={(mark) => setMarks((before) => [...before, mark])}
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
          <Button disabled={marks.length === 0} onClick={() => void save()}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
