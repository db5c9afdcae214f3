import { Button } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './part-dock.module.css';
import { t } from './perform.texts.ts';

interface WaysOnProps {
  onBack: () => void;
  /** What the way back is called, where it leads elsewhere than to the points. */
  back?: string;
  /** What has to be known before one goes on. */
  note?: ReactNode;
  /** Where one goes on from here. */
  onward: ReactNode;
  /** No tabs lead to the points here, whatever the screen. */
  always?: boolean;
}

/** The way back to the points and the way on, in reach of the thumb. */
export const WaysOn = ({ onBack, onward, back = t('toPoints'), note, always = false }: WaysOnProps) => (
  <div className={classes.dock} data-always={always || undefined}>
    {note && <div className={classes.note}>{note}</div>}
    <Button
      variant="default"
      className={classes.tabbed ?? ''}
      leftSection={<IconChevronLeft size={22} aria-hidden />}
      onClick={onBack}
    >
      {back}
    </Button>
    {onward}
  </div>
);

/** A part of the work besides its points. */
export const PartDock = ({ children, ...ways }: WaysOnProps & { children: ReactNode }) => (
  <div className={classes.frame}>
    {children}
    <WaysOn {...ways} />
  </div>
);

/** The way on to the check. */
export const ToCheck = ({ onClick }: { onClick: () => void }) => (
  <Button variant="default" className={classes.tabbed ?? ''} onClick={onClick}>
    {t('check')}
  </Button>
);
