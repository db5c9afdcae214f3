import { IconDeviceTablet } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from '../../ui/bar-sign.module.css';
import { t } from './device.texts.ts';
import { useKeptVisits } from './kept-visits.ts';

/** In the bar, as long as this device has work that no page of this tab shows and that has not arrived. */
export function DeviceSign() {
  const visits = useKeptVisits().filter(({ isOpenHere }) => !isOpenHere);
  const sum = (of: 'waiting' | 'needsYou') => visits.reduce((count, visit) => count + visit[of], 0);
  const [waiting, needsYou] = [sum('waiting'), sum('needsYou')];
  if (waiting === 0) return null;
  const text = needsYou > 0 ? t('signNeedsYou', { count: needsYou }) : t('sign', { count: waiting });
  return (
    <Link
      to="/Account"
      className={classes.sign}
      aria-label={text}
      title={text}
      data-needs-you={needsYou > 0 || undefined}
    >
      <IconDeviceTablet size={18} aria-hidden />
      {needsYou || waiting}
    </Link>
  );
}
