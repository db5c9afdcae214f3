import { imageSizes, mostPhotoBytes, photoTypes } from '@assay/domain/files';
import * as z from 'zod/mini';
import { endpoint, file, json, multipart } from './base/endpoint.ts';
import { id, imageId, signedQuery } from './base/values.ts';

const photo = { max: 1, bytes: mostPhotoBytes, types: photoTypes } as const;
const photoForm = multipart({ fields: z.strictObject({}), files: { photo, file: photo } });

const size = z.optional(z.enum(imageSizes));

export const images = {
  create: endpoint('/api/v1/images', {
    method: 'POST',
    summary: 'Takes a photo (part photo or file) and keeps it with its smaller copies.',
    ability: 'files.upload',
    effect: 'write',
    body: photoForm,
    reply: json(z.object({ id, width: z.int(), height: z.int() }), 201),
  }),
  createForPoint: endpoint('/api/v1/images/{protocolPointId}/{index}', {
    method: 'POST',
    summary: 'Takes a photo for a place among the photos of a point.',
    ability: 'files.upload',
    effect: 'write',
    params: { index: z.string().check(z.regex(/^\d{1,3}$/)) },
    body: photoForm,
    reply: json(z.object({ id, protocolPointId: id, index: z.int() }), 201),
  }),
  file: endpoint('/api/v1/images/{id}/file', {
    method: 'GET',
    summary: 'The picture itself, whole or in one of its smaller copies.',
    ability: 'files.read',
    effect: 'read',
    record: true,
    params: { id: imageId },
    query: z.strictObject({ size }),
    reply: file(),
  }),
  downloadUrl: endpoint('/api/v1/images/{id}/downloadUrl', {
    method: 'GET',
    summary: 'An address that downloads the picture under its own name, for five minutes.',
    ability: 'files.read',
    effect: 'read',
    record: true,
    params: { id: imageId },
    reply: json(z.object({ url: z.string() })),
  }),
  download: endpoint('/api/v1/images/{id}/download', {
    method: 'GET',
    summary: 'Downloads the picture under its own name; the address came from downloadUrl.',
    ability: 'files.read',
    effect: 'read',
    record: true,
    signed: true,
    query: signedQuery,
    reply: file(),
  }),
};
