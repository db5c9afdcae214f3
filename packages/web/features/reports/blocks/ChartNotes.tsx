import type { ChartBlock } from '@assay/contract/reports/document';
import classes from './chart-notes.module.css';

/** What a chart says in words: its last values, its limits, what is expected, and when the part was another. */
export const ChartNotes = ({ chart: { lines, texts, projection, replacements } }: { chart: ChartBlock }) => {
  const notes = [
    ...texts.last.map(({ now }, place) => ({ word: lines[place]?.title ?? '', text: now })),
    ...texts.limits.map(({ word, text }) => ({ word, text })),
    ...replacements.map(({ label }) => ({ word: '', text: label })),
    ...(projection?.notes ?? []).map((text) => ({ word: '', text })),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {notes.map(({ word, text }) => (
        <li key={`${word} ${text}`}>
          {word && <strong>{word}</strong>} {text}
        </li>
      ))}
    </ul>
  );
};
