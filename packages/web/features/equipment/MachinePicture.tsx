import { useQuery } from '@tanstack/react-query';
import { useImage } from '../../ui/photos/use-image.ts';
import { equipmentPhotosQuery } from './equipment-photos.queries.ts';
import classes from './machine-picture.module.css';

/** The first photo of a machine, to know it by; where it cannot be had, the photos below say so. */
export function MachinePicture({ equipmentId }: { equipmentId: string }) {
  const [first] = useQuery(equipmentPhotosQuery(equipmentId)).data ?? [];
  return first ? <SmallPicture id={first.id} /> : null;
}

function SmallPicture({ id }: { id: string }) {
  const { address, state } = useImage(id, 'thumbnail');
  if (state === 'failed') return null;
  return <div className={classes.picture}>{address && <img src={address} alt="" />}</div>;
}
