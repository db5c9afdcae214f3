import { type EquipmentImage, equipmentImages } from '@assay/contract/equipment-images';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const keyOf = (id: string) => ['equipment-images', id] as const;

export const equipmentPhotosQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(equipmentImages.list, { params: { id }, signal }),
  });

/** Every write answers with the pictures as they are now. */
function useShowPhotos(id: string) {
  const client = useQueryClient();
  return (photos: EquipmentImage[]) => client.setQueryData(keyOf(id), photos);
}

export const useAddPhoto = (id: string) => {
  const show = useShowPhotos(id);
  return async (imageId: string) => show(await call(equipmentImages.add, { params: { id }, body: { imageId } }));
};

export const useRemovePhoto = (id: string) =>
  useMutation({
    mutationFn: (imageId: string) => call(equipmentImages.remove, { params: { id, imageId } }),
    onSuccess: useShowPhotos(id),
  });
