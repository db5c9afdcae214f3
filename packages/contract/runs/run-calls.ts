import type { AbilityName } from '@assay/domain/access';
import * as z from 'zod/mini';
import { endpoint, json } from '../base/endpoint.ts';
import { id, text } from '../base/values.ts';
import { photoFormInput, photoLayout, pointResult, resultInput } from './result.ts';
import { lastVisit, run, runStartInput } from './run.ts';

/** Inspections and audits share these calls, each under its own prefix. */
export const runCalls = <const Prefix extends string>(prefix: Prefix, read: AbilityName, perform: AbilityName) => {
  const image = `${prefix}/pointResults/{resultId}/images/{imageId}` as const;
  const versioned = { ability: perform, effect: 'write', record: true, versioned: true } as const;
  const ofRun = { ability: perform, effect: 'write', record: true } as const;
  return {
    snapshot: endpoint(`${prefix}/runs/{runId}/snapshot`, {
      method: 'GET',
      summary: 'The protocol as it was frozen when the run began; it never changes.',
      ability: read,
      effect: 'read',
      record: true,
      reply: json(z.unknown()),
    }),
    lastVisit: endpoint(`${prefix}/runs/{runId}/lastVisit`, {
      method: 'GET',
      summary: 'What was found at the same points of the same machine the last time.',
      ability: read,
      effect: 'read',
      record: true,
      reply: json(z.array(lastVisit)),
    }),
    createResult: endpoint(`${prefix}/runs/{runId}/points/{pointId}/result`, {
      method: 'POST',
      summary: 'The result of a point, which exists from the start of the run, with what is said of it.',
      ...ofRun,
      body: json(z._default(resultInput, {})),
      reply: json(pointResult, 201),
    }),
    result: endpoint(`${prefix}/pointResults/{resultId}`, {
      method: 'GET',
      summary: 'What was found at a point, as it stands now.',
      ability: read,
      effect: 'read',
      record: true,
      versioned: true,
      reply: json(pointResult),
    }),
    updateResult: endpoint(`${prefix}/pointResults/{resultId}`, {
      method: 'PUT',
      summary: 'Changes what was found at a point; what is left out stays as it is.',
      ...versioned,
      body: json(resultInput),
      reply: json(pointResult),
    }),
    putImage: endpoint(image, {
      method: 'PUT',
      summary: 'Shows an uploaded picture at a point, or changes how it is shown.',
      ...ofRun,
      body: json(photoFormInput),
      reply: json(pointResult),
    }),
    removeImage: endpoint(image, {
      method: 'DELETE',
      summary: 'Takes a picture away from a point.',
      ...ofRun,
      reply: json(pointResult),
    }),
    captionImage: endpoint(`${image}/caption`, {
      method: 'PUT',
      summary: 'Writes the caption of a picture.',
      ...ofRun,
      body: json(z.strictObject({ text: text(1_000) })),
      reply: json(pointResult),
    }),
    layoutImage: endpoint(`${image}/layout`, {
      method: 'PUT',
      summary: 'Chooses the layout of a picture in the report.',
      ...ofRun,
      body: json(z.strictObject({ layout: photoLayout })),
      reply: json(pointResult),
    }),
    moveImage: endpoint(`${image}/index`, {
      method: 'PUT',
      summary: 'Moves a picture to another place among the pictures of its point.',
      ...ofRun,
      body: json(z.strictObject({ index: z.int().check(z.minimum(0), z.maximum(999)) })),
      reply: json(pointResult),
    }),
    start: endpoint(`${prefix}/runs/{runId}/start`, {
      method: 'PUT',
      summary: 'Says which category groups are done, and the ids of samples.',
      ...versioned,
      body: json(runStartInput),
      reply: json(run),
    }),
    addExtraPoint: endpoint(`${prefix}/runs/{runId}/extraPoints`, {
      method: 'POST',
      summary: 'Adds a custom point to a run; the id may be made by the sender.',
      ...ofRun,
      body: json(z.strictObject({ id: z.optional(id), inspectionPointId: id })),
      reply: json(run, 201),
    }),
    removeExtraPoint: endpoint(`${prefix}/runs/{runId}/extraPoints/{pointId}`, {
      method: 'DELETE',
      summary: 'Takes an added point away again, with its result.',
      ...ofRun,
      reply: json(run),
    }),
  };
};
