import { newId } from '@assay/domain/id';
import { expect } from 'vitest';
import { aForm } from '../../forms.ts';
import { addVoice } from '../../inspections.ts';
import { aPicture } from '../../pictures.ts';
import { addImage, aPhotoForm } from '../../uploads.ts';
import type { CallRows } from './call-row.ts';

const id = expect.any(String);

/** Section 7 of operations: images, voice, files. */
export const fileCalls: CallRows = {
  'GET /api/v1/images/{id}/file': {
    ask: async ({ app }) => ({ params: { id: await addImage(app, 'dev') } }),
    afterwards: async (_source, _asked, reply) => expect(String(reply).length).toBeGreaterThan(1000),
  },
  'GET /api/v1/voicecomment/{id}/file': {
    ask: async ({ app }) => ({ params: { id: await addVoice(app, 'dev') } }),
    shows: 'OggS',
  },
  'POST /api/v1/images': { ask: async () => aPhotoForm(await aPicture({ width: 8, height: 8 })), shows: { id } },
  'POST /api/v1/images/{protocolPointId}/{index}': {
    ask: async () => ({
      params: { protocolPointId: newId(), index: '3' },
      ...aPhotoForm(await aPicture({ width: 8, height: 8 })),
    }),
    shows: { id, protocolPointId: expect.any(String), index: 3 },
  },
  'POST /api/v1/file/upload': {
    ask: () => aForm({ files: { name: 'plan.pdf', content: '%PDF-1.4', type: 'application/pdf' } }),
    shows: { files: [{ fileName: expect.any(String) }] },
  },
};
