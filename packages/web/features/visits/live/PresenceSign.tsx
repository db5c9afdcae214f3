import type { Present } from '@assay/contract/visit-events';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { t } from './live.texts.ts';
import classes from './presence-sign.module.css';

interface PresenceSignProps {
  people: readonly Present[];
  /** A person and their place in one line: 'Max Lindqvist, at point 3'. */
  textOf: (person: Present) => string;
}

const most = 4;

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.slice(0, 1) ?? '').join('');
};

/** Who else has the page open, and where they are on it. */
export function PresenceSign({ people, textOf }: PresenceSignProps) {
  if (people.length === 0) return null;
  const shown = people.length > most ? people.slice(0, most - 1) : people;
  const rest = people.slice(shown.length);
  const moreText = rest.length > 0 && t('moreHere', { count: rest.length, names: rest.map(textOf).join('; ') });
  return (
    <ul className={classes.people} aria-label={t('alsoHere')}>
      {shown.map((person) => (
        <li key={person.userId}>
          <Sign text={textOf(person)} mark={initialsOf(person.name)} />
        </li>
      ))}
      {moreText && (
        <li>
          <Sign text={moreText} mark={t('more', { count: rest.length })} />
        </li>
      )}
    </ul>
  );
}

const Sign = ({ text, mark }: { text: string; mark: string }) => (
  <Tooltip label={text}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what the tooltip says is to be had by keyboard, too. */}
    <span role="img" aria-label={text} tabIndex={0} className={classes.person}>
      {mark}
    </span>
  </Tooltip>
);
