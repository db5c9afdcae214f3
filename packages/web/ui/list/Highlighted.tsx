import classes from './highlighted.module.css';
import { splitAtMatches } from './split-at-matches.ts';

/** A text in which what was searched for is marked. */
export const Highlighted = ({ text, search }: { text: string; search: string }) => (
  <>
    {splitAtMatches(text, search).map(({ from, part, isMatch }) =>
      isMatch ? (
        <mark key={from} className={classes.match}>
          {part}
        </mark>
      ) : (
        part
      ),
    )}
  </>
);
