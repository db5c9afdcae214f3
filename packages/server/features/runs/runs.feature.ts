import { voiceComments } from '@assay/contract/voice-comments';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { voiceCommentHandlers } from './voice-comments.routes.ts';

export const runsFeature = ({ uploads }: Deps): Feature => ({
  calls: [answered(voiceComments, voiceCommentHandlers(uploads))],
});
