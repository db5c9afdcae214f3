import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { t } from './perform.texts.ts';
import classes from './point-pane.module.css';

/** Longer ones are folded at a desk too, so that the answer stays near. */
const long = 400;

/** What to do at a point: one line of it on a phone, the rest a tap away. */
export function PointInstruction({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (text.trim() === '') return null;
  return (
    <div className={classes.instruction} data-open={isOpen || undefined} data-long={text.length > long || undefined}>
      <p id={id} className={classes.description}>
        {text}
      </p>
      <UnstyledButton
        className={classes.unfold ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('description')}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={22} aria-hidden />
      </UnstyledButton>
    </div>
  );
}
