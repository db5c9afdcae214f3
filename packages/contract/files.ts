import { mostDocumentBytes, mostPhotoBytes, photoTypes } from '@assay/domain/files';
import * as z from 'zod/mini';
import { bytes, endpoint, file, json, multipart, none } from './base/endpoint.ts';
import { fileName, id, name, signedQuery } from './base/values.ts';

const mostFilesAtOnce = 20;

const uploadPath = '/api/v1/file/uploads/{id}';

export const files = {
  uploadUrl: endpoint('/api/v1/file/uploadUrl', {
    method: 'POST',
    summary: 'Gives an address that one image may be put to, within 15 minutes.',
    ability: 'files.upload',
    effect: 'write',
    body: json(z.strictObject({ fileName, contentType: name(100) })),
    reply: json(z.object({ uploadId: id, uploadUrl: z.string(), readUrl: z.string() }), 201),
  }),
  put: endpoint(uploadPath, {
    method: 'PUT',
    summary: 'Takes the image, with the header x-ms-blob-type: BlockBlob; the address came from uploadUrl.',
    ability: 'files.upload',
    effect: 'write',
    signed: true,
    query: signedQuery,
    body: bytes({ bytes: mostPhotoBytes, types: [...photoTypes, 'application/octet-stream'] }),
    reply: none(201),
  }),
  read: endpoint(uploadPath, {
    method: 'GET',
    summary: 'The bytes of an upload, to whoever made it.',
    ability: 'files.read',
    effect: 'read',
    record: true,
    signed: true,
    query: signedQuery,
    reply: file(),
  }),
  upload: endpoint('/api/v1/file/upload', {
    method: 'POST',
    summary: 'Takes files of any type; each is referred to by the file name in the answer.',
    ability: 'files.upload',
    effect: 'write',
    body: multipart({
      fields: z.strictObject({}),
      files: { files: { max: mostFilesAtOnce, bytes: mostDocumentBytes, types: ['*/*'] } },
    }),
    reply: json(
      z.object({
        files: z.array(
          z.object({ fileName: z.string(), originalName: z.string(), size: z.int(), readUrl: z.string() }),
        ),
      }),
      201,
    ),
  }),
};
