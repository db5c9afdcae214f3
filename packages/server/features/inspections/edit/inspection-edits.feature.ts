import { inspectionEdits } from '@assay/contract/inspection-edits';
import { answered, type Deps, type Feature } from '../../../frame/feature.ts';
import { inspectionEditHandlers } from './inspection-edits.routes.ts';

export const inspectionEditsFeature = ({ config }: Deps): Feature => {
  const anyRecipient = config.ASSAY_EXTERNAL_RECIPIENTS === 'any';
  return { calls: [answered(inspectionEdits, inspectionEditHandlers({ publicUrl: config.publicUrl, anyRecipient }))] };
};
