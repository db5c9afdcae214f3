import classes from './fault-lines.module.css';

interface FaultLinesProps {
  label: string;
  lines: readonly { key: string; text: string; onGo: () => void }[];
}

/** What is in the way of saving; each line leads to its place. */
export const FaultLines = ({ label, lines }: FaultLinesProps) => (
  <ul className={classes.lines} aria-label={label}>
    {lines.map(({ key, text, onGo }) => (
      <li key={key}>
        <button type="button" className={classes.line} onClick={onGo}>
          {text}
        </button>
      </li>
    ))}
  </ul>
);
