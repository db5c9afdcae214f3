import { mostDocumentBytes } from '@assay/domain/files';
import * as z from 'zod/mini';
import { endpoint, json, jsonOrForm, multipart } from './base/endpoint.ts';
import { id, text } from './base/values.ts';
import { idsPart } from './documents/document.ts';
import { historyEntry } from './history.ts';
import { optionUpdate, similarOption } from './points/option-batches.ts';
import { dropdown } from './points/parts.ts';
import { generalFieldsInput, pointInput, pointListItem, pointReply } from './points/point.ts';
import {
  descriptionTranslationsInput,
  nameTranslationsInput,
  otherLanguage,
  textTranslationsInput,
} from './points/translations.ts';
import { protocolType } from './protocols/protocol.ts';

const mostFilesAtOnce = 20;

/** The documents of a point travel as parts of the form, beside the point itself. */
const documentParts = {
  fields: z.strictObject({
    sourceSystem: z.optional(text(50)),
    removedDocumentIds: idsPart,
    addedDocumentIds: idsPart,
  }),
  files: { uploadedFiles: { max: mostFilesAtOnce, bytes: mostDocumentBytes, types: ['*/*'] } },
};
const pointBody = jsonOrForm(pointInput, documentParts);

const protocolsOfPoint = z.object({
  protocolNames: z.array(z.string()),
  /** The same protocols with their ids, so that they can be opened. */
  protocols: z.array(z.object({ protocolId: id, name: z.string(), type: protocolType })),
});

const trueOrFalse = z.optional(z.enum(['true', 'false']));

export const inspectionPoints = {
  list: endpoint('/api/v1/inspectionPoints/list', {
    method: 'GET',
    summary: 'Every inspection point that one may see, by name: the list filters in the browser.',
    ability: 'points.read',
    effect: 'read',
    query: z.strictObject({ language: z.optional(otherLanguage) }),
    reply: json(z.array(pointListItem)),
  }),
  useCases: endpoint('/api/v1/inspectionPoints/useCases', {
    method: 'GET',
    summary: 'The use case types that a point may be for.',
    ability: 'references.read',
    effect: 'none',
    reply: json(z.array(z.object({ value: z.string(), displayName: z.string() }))),
  }),
  dropdowns: endpoint('/api/v1/inspectionPoints/dropdowns', {
    method: 'GET',
    summary: 'The dropdowns of all points that one may see, to copy from.',
    ability: 'points.read',
    effect: 'read',
    reply: json(z.array(z.object({ ...dropdown.shape, inspectionPointId: id, inspectionPointName: z.string() }))),
  }),
  similarOptions: endpoint('/api/v1/inspectionPoints/dropdownsWithSimilarOptions', {
    method: 'GET',
    summary:
      'The options of other points that are like one of this point, as far as one may change them; the likest first.',
    ability: 'points.author',
    effect: 'read',
    query: z.strictObject({ currentDropdownId: id, currentOptionId: id }),
    reply: json(z.array(similarOption)),
  }),
  optionUpdates: endpoint('/api/v1/inspectionPoints/{id}/optionUpdates', {
    method: 'GET',
    summary: 'What became of the batch updates that the options of a point asked for.',
    ability: 'points.author',
    effect: 'read',
    record: true,
    reply: json(z.array(optionUpdate)),
  }),
  get: endpoint('/api/v1/inspectionPoints/{id}', {
    method: 'GET',
    summary: 'One inspection point, whole.',
    ability: 'points.read',
    effect: 'read',
    record: true,
    versioned: true,
    query: z.strictObject({ fromWebApp: trueOrFalse }),
    reply: json(pointReply),
  }),
  create: endpoint('/api/v1/inspectionPoints', {
    method: 'POST',
    summary: 'Adds an inspection point.',
    ability: 'points.author',
    effect: 'write',
    body: pointBody,
    reply: json(pointReply, 201),
  }),
  update: endpoint('/api/v1/inspectionPoints/{id}', {
    method: 'PUT',
    summary: 'Changes an inspection point; deleteMissingById removes the parts that are not in the body.',
    ability: 'points.author',
    effect: 'write',
    record: true,
    versioned: true,
    query: z.strictObject({ deleteMissingById: trueOrFalse }),
    body: pointBody,
    reply: json(pointReply),
  }),
  updateGeneralFields: endpoint('/api/v1/inspectionPoints/{id}/generalfields', {
    method: 'PUT',
    summary: 'Changes the general settings of an inspection point of any type, and nothing else.',
    ability: 'points.author',
    effect: 'write',
    record: true,
    versioned: true,
    body: json(z.strictObject({ ...generalFieldsInput, productCategoryId: z.optional(id) })),
    reply: json(pointReply),
  }),
  updateTranslations: endpoint('/api/v1/inspectionPoints/{id}/updatetranslations', {
    method: 'PUT',
    summary: 'Changes translations of the name; languages that are left out stay, blank ones go.',
    ability: 'points.author',
    effect: 'write',
    record: true,
    versioned: true,
    body: json(nameTranslationsInput),
    reply: json(pointReply),
  }),
  updateDescriptionTranslations: endpoint('/api/v1/inspectionPoints/{id}/updatedescriptiontranslations', {
    method: 'PUT',
    summary: 'Changes translations of the description; languages that are left out stay, blank ones go.',
    ability: 'points.author',
    effect: 'write',
    record: true,
    versioned: true,
    body: json(descriptionTranslationsInput),
    reply: json(pointReply),
  }),
  updateTextTranslations: endpoint('/api/v1/inspectionPoints/{id}/updatetexttranslations', {
    method: 'PUT',
    summary: 'Changes translations of the texts inside a point: titles of fields, rows, options and values.',
    ability: 'points.author',
    effect: 'write',
    record: true,
    versioned: true,
    body: json(textTranslationsInput),
    reply: json(pointReply),
  }),
  updateFiles: endpoint('/api/v1/inspectionPoints/{id}/files', {
    method: 'PUT',
    summary: 'Adds documents to an inspection point, uploads new ones, or takes some away.',
    ability: 'points.author',
    effect: 'write',
    record: true,
    body: multipart(documentParts),
    reply: json(pointReply),
  }),
  duplicate: endpoint('/api/v1/inspectionPoints/{id}/duplicate', {
    method: 'POST',
    summary: 'Makes a copy of an inspection point, with parts of its own.',
    ability: 'points.author',
    effect: 'write',
    record: true,
    reply: json(pointReply, 201),
  }),
  delete: endpoint('/api/v1/inspectionPoints/{id}', {
    method: 'DELETE',
    summary: 'Removes an inspection point from lists and pickers; protocols that include it keep it.',
    ability: 'points.author',
    effect: 'write',
    record: true,
    reply: json(z.object({})),
  }),
  protocols: endpoint('/api/v1/inspectionPoints/{id}/protocols', {
    method: 'GET',
    summary: 'The protocols that include an inspection point, by its id: those that one may see, by name.',
    ability: 'points.read',
    effect: 'read',
    record: true,
    reply: json(z.record(id, protocolsOfPoint)),
  }),
  history: endpoint('/api/v1/inspectionPoints/{id}/history', {
    method: 'GET',
    summary: 'What happened to an inspection point, newest first.',
    ability: 'history.read',
    effect: 'read',
    record: true,
    reply: json(z.array(historyEntry)),
  }),
};
