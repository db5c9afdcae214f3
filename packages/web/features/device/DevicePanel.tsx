import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { Panel } from '../../ui/Panel.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { t } from './device.texts.ts';
import { KeptList } from './KeptList.tsx';
import { choose, useChosen } from './kept-machines.ts';
import { useKeptVisits } from './kept-visits.ts';
import { type Keeping, keepingHere } from './storage.ts';
import { VisitLines } from './VisitLines.tsx';
import { readWorkFile, writeWorkFile } from './work-file.ts';

const promises = { lasting: 'lasting', likely: 'likely', nothing: 'keepsNothing' } as const;

async function takeIn(file: File): Promise<void> {
  const read = await readWorkFile(file);
  if ('fault' in read) notifyFailure(t(read.fault));
  else notifySuccess(read.count > 0 ? t('readDone', { count: read.count }) : t('readNothing'));
}

/** What of one's field work waits on this device, what the browser promises about it, and the way to another device. */
export function DevicePanel() {
  const visits = useKeptVisits();
  const [keeping, setKeeping] = useState<Keeping>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => void keepingHere().then(setKeeping), []);
  const save = async () => saveFile(`assay-${new Date().toISOString().slice(0, 10)}.work`, await writeWorkFile());
  return (
    <Panel title={t('title')}>
      <Stack gap="sm">
        <Text>{t('lead')}</Text>
        {keeping && (
          <Text size="sm" c={keeping === 'nothing' ? 'red' : 'dimmed'}>
            {t(promises[keeping])}
          </Text>
        )}
        {visits.length === 0 && <Text>{t('nothing')}</Text>}
        <VisitLines visits={visits} />
        <KeptForOffline />
        <Group>
          {visits.length > 0 && (
            <Button variant="default" onClick={() => void save()}>
              {t('save')}
            </Button>
          )}
          <Button variant="subtle" onClick={() => input.current?.click()}>
            {t('read')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('readHint')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void takeIn(file);
              currentTarget.value = '';
            }}
          />
        </Group>
        {visits.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('saveHint')}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

/** What work may begin with without network, and what of it was chosen to be kept. */
function KeptForOffline() {
  const chosen = useChosen();
  if (!chosen) return null;
  return (
    <Stack gap="xs">
      <KeptList />
      {chosen.map(({ kind, id, name }) => (
        <Group key={`${kind} ${id}`} justify="space-between">
          <TextLink {...(kind === 'machine' ? { to: '/Equipments/$id' } : { to: '/Customers/$id' })} params={{ id }}>
            {name}
          </TextLink>
          <Button variant="subtle" onClick={() => void choose({ kind, id, name }, false)}>
            {t('keepNoLonger')}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
