import type { ReportFollowUp, ReportWords } from '@assay/contract/reports/document';
import { IconCircle, IconCircleCheckFilled, IconCircleOff, IconClock, type TablerIcon } from '@tabler/icons-react';
import classes from './follow-up-line.module.css';

/** Each state has a shape of its own. */
const icons: Record<ReportFollowUp['state']['name'], TablerIcon> = {
  open: IconCircle,
  overdue: IconClock,
  done: IconCircleCheckFilled,
  verified: IconCircleCheckFilled,
  fixedOnSite: IconCircleCheckFilled,
  void: IconCircleOff,
};

export const StateLabel = ({ state: { name, label } }: Pick<ReportFollowUp, 'state'>) => {
  const Icon = icons[name];
  return (
    <span className={classes.state} data-state={name}>
      <Icon size={18} aria-hidden />
      {label}
    </span>
  );
};

/** Who sees to a finding, until when, and how far it is. */
export const FollowUpLine = ({ followUp, words }: { followUp: ReportFollowUp; words: ReportWords }) => (
  <dl className={classes.line}>
    <div>
      <dt>{words.owner}</dt>
      <dd>{followUp.owner || '–'}</dd>
    </div>
    <div>
      <dt>{words.due}</dt>
      <dd>
        {followUp.due || '–'} <span className={classes.note}>{followUp.dueNote}</span>
      </dd>
    </div>
    <div>
      <dt>{words.state}</dt>
      <dd>
        <StateLabel state={followUp.state} />
      </dd>
    </div>
  </dl>
);
