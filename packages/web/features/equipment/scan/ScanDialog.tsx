import { type MachineCode, readMachineCode } from '@assay/domain/equipment/machine-code';
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Reference } from '../../../ui/conflict/three-way.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import type { ChoiceSource } from '../../../ui/picker/SearchPicker.tsx';
import { findByCode } from './find-by-code.ts';
import classes from './scan.module.css';
import { t } from './scan.texts.ts';
import { useCameraCode } from './use-camera-code.ts';

interface ScanDialogProps {
  /** Where serial numbers are looked for. */
  source: ChoiceSource;
  onFound: (machine: Reference) => void;
  /** Nobody knows this serial number. */
  onAdd: (serialNumber: string) => void;
  onClose: () => void;
}

/** Finds a machine by the code that is stuck to it. */
export function ScanDialog({ source, onFound, onAdd, onClose }: ScanDialogProps) {
  const client = useQueryClient();
  const [code, setCode] = useState<MachineCode>();
  // A number that is unknown was mostly mistyped: it is there again to be corrected.
  const [typed, setTyped] = useState('');
  const find = useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: (read: MachineCode) => findByCode(client, source, read),
    onSuccess: (machine) => machine && onFound(machine),
  });
  const look = (text: string) => {
    const read = readMachineCode(text);
    setCode(read);
    find.mutate(read);
  };
  const again = () => {
    find.reset();
    setCode(undefined);
  };
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack gap="sm">
        {!code && (
          <>
            <CameraView onCode={look} />
            <TypedNumber typed={typed} onChange={setTyped} onTyped={look} />
          </>
        )}
        {find.isPending && <Text role="status">{t('looking')}</Text>}
        {find.error && code && <ErrorPanel title={t('failed')} error={find.error} onRetry={() => find.mutate(code)} />}
        {find.isSuccess && !find.data && code && (
          <>
            <Text role="status" className={classes.text ?? ''}>
              {'serialNumber' in code ? t('unknown', code) : t('unknownLabel')}
            </Text>
            <Group gap="sm">
              {'serialNumber' in code && <Button onClick={() => onAdd(code.serialNumber)}>{t('add')}</Button>}
              <Button variant="default" onClick={again}>
                {t('again')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface TypedNumberProps {
  typed: string;
  onChange: (text: string) => void;
  onTyped: (text: string) => void;
}

/** For whoever has no camera, or a code that is worn. */
function TypedNumber({ typed, onChange, onTyped }: TypedNumberProps) {
  return (
    <form
      className={classes.typed}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (typed.trim() !== '') onTyped(typed);
      }}
    >
      <TextInput
        label={t('typed')}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('look')}
      </Button>
    </form>
  );
}

function CameraView({ onCode }: { onCode: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const trouble = useCameraCode(video, onCode);
  if (trouble) return <Alert color="yellow">{t(trouble)}</Alert>;
  return (
    <>
      <Text size="sm">{t('lead')}</Text>
      <video ref={video} className={classes.view} muted playsInline aria-label={t('view')} />
    </>
  );
}
