import classes from './roomy-words.module.css';

interface RoomyWordsProps {
  text: string;
  /** The same in few words. */
  short: string;
}

/** A text that a phone shows in few words; whoever hears it hears all of it. */
export const RoomyWords = ({ text, short }: RoomyWordsProps) => (
  <>
    <span className={classes.long}>{text}</span>
    <span className={classes.short} aria-hidden>
      {short}
    </span>
  </>
);
