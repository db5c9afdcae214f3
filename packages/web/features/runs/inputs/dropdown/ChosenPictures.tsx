import { useState } from 'react';
import { OpenablePhoto } from '../../../../ui/photos/OpenablePhoto.tsx';
import { type NamedPhoto, PhotoViewer } from '../../../../ui/photos/PhotoViewer.tsx';
import classes from './option-pictures.module.css';

/** What the chosen options look like. */
export function ChosenPictures({ label, pictures }: { label: string; pictures: readonly NamedPhoto[] }) {
  const [opened, setOpened] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={classes.chosen} aria-label={label}>
        {pictures.map((picture, place) => (
          <li key={picture.id}>
            <OpenablePhoto photo={picture} size="thumbnail" onOpen={() => setOpened(place)} />
          </li>
        ))}
      </ul>
      {opened !== undefined && <PhotoViewer photos={pictures} first={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
