import { NearView } from '../../../../ui/list/NearView.tsx';
import { Photo } from '../../../../ui/photos/Photo.tsx';
import classes from './option-pictures.module.css';

/** How high the picture of an option is in its list, in pixels. */
const height = 56;

/** What an option looks like, beside its name in the list; fetched when it comes into view. */
export const OptionPicture = ({ imageId, first }: { imageId: string; first: boolean }) => (
  <span className={classes.small}>
    <NearView height={height} first={first}>
      <Photo id={imageId} size="thumbnail" alt="" />
    </NearView>
  </span>
);
