import { mostVoiceBytes, voiceTypes } from '@assay/domain/files';
import * as z from 'zod/mini';
import { endpoint, file, json, multipart } from './base/endpoint.ts';
import { id } from './base/values.ts';

export const voiceComments = {
  create: endpoint('/api/v1/voicecomment', {
    method: 'POST',
    summary: 'Takes a recording (part file).',
    ability: 'files.upload',
    effect: 'write',
    body: multipart({
      fields: z.strictObject({}),
      files: { file: { max: 1, bytes: mostVoiceBytes, types: voiceTypes } },
    }),
    reply: json(z.object({ id }), 201),
  }),
  file: endpoint('/api/v1/voicecomment/{id}/file', {
    method: 'GET',
    summary: 'The recording itself.',
    ability: 'files.read',
    effect: 'read',
    record: true,
    reply: file(),
  }),
};
