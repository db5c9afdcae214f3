import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { t } from './conflict.texts.ts';
import classes from './conflict-dialog.module.css';
import type { Difference, Side } from './three-way.ts';

interface ConflictDialogProps {
  found: readonly Difference[];
  /** What a difference is about, in the words of the feature: 'Sites: Quarry 2, Country'. */
  labelOf: (difference: Difference) => string;
  /** How a value that is there reads. */
  textOf: (difference: Difference, value: NonNullable<Difference['mine']>) => string;
  /** The name of the other person, where it is known. */
  other?: string;
  busy: boolean;
  onSave: (choices: ReadonlyMap<string, Side>) => void;
  onBack: () => void;
}

/** Two people changed the same record: both values side by side, and the person chooses. */
export function ConflictDialog({ found, labelOf, textOf, other, busy, onSave, onBack }: ConflictDialogProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(
    new Map(found.map(({ path, preferred }) => [path, preferred])),
  );
  const chooseAll = (side: Side) => setChoices(new Map(found.map(({ path }) => [path, side])));
  const choose = (path: string, side: string) => setChoices(new Map([...choices, [path, side as Side]]));
  const read = (difference: Difference, side: Side): string => {
    const value = difference[side];
    if (value === undefined) return t('absent');
    return value === null || value === '' ? t('empty') : textOf(difference, value);
  };

  return (
    <Dialog title={other ? t('titleBy', { name: other }) : t('title')} size="lg" onClose={onBack}>
      <Stack gap="md">
        <Text>{found.length === 0 ? t('same') : t('lead')}</Text>
        {found.length > 1 && (
          <Group gap="sm">
            <Button variant="default" onClick={() => chooseAll('mine')}>
              {t('allMine')}
            </Button>
            <Button variant="default" onClick={() => chooseAll('theirs')}>
              {t('allTheirs')}
            </Button>
          </Group>
        )}
        {found.map((difference) => (
          <Radio.Group
            key={difference.path}
            label={labelOf(difference)}
            value={choices.get(difference.path) ?? null}
            onChange={(side) => choose(difference.path, side)}
          >
            <div className={classes.sides}>
              {(['mine', 'theirs'] as const).map((side) => (
                <Radio
                  key={side}
                  value={side}
                  className={classes.side}
                  label={
                    <>
                      <span className={classes.who}>
                        {side === 'theirs' && other ? t('theirsBy', { name: other }) : t(side)}
                      </span>
                      <span className={classes.value}>{read(difference, side)}</span>
                    </>
                  }
                />
              ))}
            </div>
          </Radio.Group>
        ))}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onBack}>
            {t('back')}
          </Button>
          <Button loading={busy} onClick={() => onSave(choices)}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
