import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { t } from '../inputs.texts.ts';
import classes from './summary-table.module.css';

interface RowChooserProps {
  rows: readonly { id: string; name: string }[];
  chosenId: string;
  isFilled: (rowId: string) => boolean;
  onChoose: (rowId: string) => void;
  /** Whoever goes on to the next row types there. */
  onNext: (rowId: string) => void;
}

/** More are chosen from a list. */
const sideBySide = 3;

/** One row of a table at a time, where all of them have no room: which it is, and the one that follows. */
export function RowChooser({ rows, chosenId, isFilled, onChoose, onNext }: RowChooserProps) {
  const data = rows.map(({ id, name }) => ({ value: id, label: isFilled(id) ? t('rowFilled', { row: name }) : name }));
  const next = rows[rows.findIndex(({ id }) => id === chosenId) + 1];
  const chooser = { data, value: chosenId };
  return (
    <div className={classes.chooser}>
      {rows.length <= sideBySide ? (
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={t('row')}
          classNames={{ label: classes.row ?? '' }}
          {...chooser}
          onChange={onChoose}
        />
      ) : (
        <NativeSelect aria-label={t('row')} {...chooser} onChange={(event) => onChoose(event.currentTarget.value)} />
      )}
      {next && (
        <Button
          variant="default"
          rightSection={<IconChevronRight size={18} aria-hidden />}
          onClick={() => onNext(next.id)}
        >
          {t('nextRow', { row: next.name })}
        </Button>
      )}
    </div>
  );
}
