import { useQuery } from '@tanstack/react-query';
import { Photo } from '../../ui/photos/Photo.tsx';
import { equipmentPhotosQuery } from './equipment-photos.queries.ts';
import classes from './machine-picture.module.css';

/** The first photo of a machine, to know it by. */
export function MachinePicture({ equipmentId }: { equipmentId: string }) {
  const [first] = useQuery(equipmentPhotosQuery(equipmentId)).data ?? [];
  if (!first) return null;
  return (
    <div className={classes.picture} aria-hidden>
      <Photo id={first.id} size="thumbnail" alt="" />
    </div>
  );
}
