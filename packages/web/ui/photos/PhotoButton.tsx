import { Photo } from './Photo.tsx';
import classes from './photo-button.module.css';

interface PhotoButtonProps {
  id: string;
  /** What the picture is, for those who cannot see it. */
  alt: string;
  /** What pressing it does. */
  label: string;
  onOpen: () => void;
}

/** A small picture; the whole of it opens the large one. */
export const PhotoButton = ({ id, alt, label, onOpen }: PhotoButtonProps) => (
  <div className={classes.frame}>
    <Photo id={id} size="thumbnail" alt={alt} />
    <button type="button" className={classes.open} aria-label={label} onClick={onOpen} />
  </div>
);
