import { Button, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import classes from './drop-zone.module.css';
import { t } from './ui.texts.ts';

interface DropZoneProps {
  /** The label of the button: 'Choose a CSV or XLSX file'. */
  label: string;
  /** What may be dropped here. */
  hint: string;
  accept: string;
  disabled?: boolean;
  /** Whether several may be chosen at once; the receiver judges what was dropped. */
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes files by drag and drop or by its button. */
export function DropZone({ label, hint, accept, disabled = false, multiple = false, onFiles }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function take(files: FileList | null): void {
    if (files && files.length > 0 && !disabled) onFiles([...files]);
    // The same file may be chosen again after it was corrected.
    if (input.current) input.current.value = '';
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the one for everybody.
    <div
      className={classes.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={classes.drop}>
        <IconUpload size={18} aria-hidden />
        <Text>{t(multiple ? 'dropSeveral' : 'dropHere')}</Text>
      </div>
      <Button variant="default" disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <Text c="dimmed" size="sm">
        {hint}
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={(event) => take(event.currentTarget.files)}
      />
    </div>
  );
}
