import { images } from '@assay/contract/images';
import { answered, type Deps, type Feature } from '../../../frame/feature.ts';
import { imageHandlers } from './images.routes.ts';

export const imagesFeature = ({ uploads, signer }: Deps): Feature => ({
  calls: [answered(images, imageHandlers(uploads, signer))],
});
