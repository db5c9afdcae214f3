import { periodName } from '@assay/domain/dashboards/service-periods';
import * as z from 'zod/mini';
import { auditItem } from './audits.ts';
import { endpoint, json } from './base/endpoint.ts';
import { inputObject } from './base/input.ts';
import { says } from './base/issue-message.ts';
import { id, revision, text } from './base/values.ts';
import { historyEntry } from './history.ts';
import { importCalls } from './imports.ts';
import { inspectionItem } from './inspection-item.ts';
import { listQuery, listReply } from './lists.ts';

/** The figures of the service dashboards link to the list with these filters. */
const equipmentFilters = {
  customerId: z.optional(id),
  /** Machines that the company is assigned to or has inspected; with `serviced`, those that it serviced itself. */
  companyId: z.optional(id),
  /** The code of a product category. */
  category: z.optional(text(100)),
  /** Machines with a submitted inspection in the current week, month or year, or in a month (yyyy-mm). */
  serviced: z.optional(z.string().check(z.regex(periodName, says('value.period')))),
};

export const equipmentOrderKeys = [
  'created',
  'serialNumber',
  'nickName',
  'mdmEquipmentId',
  'productFamilyName',
  'productModelName',
  'customerName',
  'customerSiteName',
  'lastVisit',
] as const;

export const equipmentItem = z.object({
  id,
  serialNumber: z.string(),
  nickName: z.string(),
  productFamilyId: id,
  productModelId: id,
  productFamilyName: z.string(),
  productModelName: z.string(),
  customerSiteId: z.nullable(id),
  mdmEquipmentId: z.string(),
});

const listedEquipment = z.object({
  ...equipmentItem.shape,
  customerName: z.string(),
  customerSiteName: z.string(),
  /** The newest submitted visit that the reader may see. */
  lastVisit: z.nullable(z.string()),
});
export type ListedEquipment = z.output<typeof listedEquipment>;

export type EquipmentItem = z.output<typeof equipmentItem>;

const named = z.object({ id, name: z.string() });

/** These come from other records and are changed there. */
const surroundings = {
  customer: z.nullable(named),
  customerSite: z.nullable(named),
  companies: z.array(named),
  /** Other records with the same family and serial number that the reader may see; most likely the same machine. */
  doubles: z.array(
    z.object({
      id,
      serialNumber: z.string(),
      nickName: z.string(),
      /** The distributor's company that recorded it; null for the provider's own records. */
      recordedBy: z.nullable(z.string()),
    }),
  ),
  /** The newest 200 that the reader may see. */
  inspections: z.array(inspectionItem),
  /** Counts all that the reader may see. */
  inspectionCount: z.int(),
  /** The newest 200 audits that covered it; empty for those who may not see audits. */
  audits: z.array(auditItem),
  /** The hours under load as last submitted. */
  lastLoadedHours: z.nullable(z.object({ value: z.number(), date: z.string() })),
  /** True if the reader may change it. */
  editable: z.boolean(),
  revision,
};

const equipment = z.object({
  ...equipmentItem.shape,
  customerId: z.nullable(id),
  /** The assigned companies that the reader may see. */
  companyIds: z.array(id),
  ...surroundings,
});
export type Equipment = z.output<typeof equipment>;

const equipmentInput = inputObject(
  {
    serialNumber: text(100),
    nickName: text(100),
    mdmEquipmentId: z.optional(text(100)),
    /** It follows from the model; where it is sent it must match. */
    productFamilyId: z.optional(id),
    productModelId: id,
    /** The customer while the site is unknown; a site implies its customer. */
    customerId: z.optional(z.nullable(id)),
    customerSiteId: z.optional(z.nullable(id)),
    /** Managers set it; what an external user creates is assigned to their own company. */
    companyIds: z.optional(z.array(id).check(z.maxLength(100))),
  },
  { id: text(100), productFamilyName: z.string(), productModelName: z.string(), ...surroundings },
).check(
  z.refine(({ serialNumber, nickName }) => serialNumber.trim() !== '' || nickName.trim() !== '', {
    error: says('equipment.nameMissing'),
    path: ['serialNumber'],
  }),
);
export type EquipmentInput = z.output<typeof equipmentInput>;

export const equipments = {
  query: endpoint('/api/v1/Equipments/query', {
    method: 'GET',
    summary: 'The equipment that one may see, a page at a time.',
    ability: 'equipment.read',
    effect: 'read',
    query: z.extend(listQuery(equipmentOrderKeys), equipmentFilters),
    reply: json(listReply(listedEquipment)),
  }),
  get: endpoint('/api/v1/Equipments/{id}', {
    method: 'GET',
    summary: 'One equipment with its customer, site, companies, inspections and audits.',
    ability: 'equipment.read',
    effect: 'read',
    record: true,
    versioned: true,
    reply: json(equipment),
  }),
  byProductModel: endpoint('/api/v1/Equipments/byproductmodel/{id}', {
    method: 'GET',
    summary: 'The equipment of one product model, by serial number.',
    ability: 'equipment.read',
    effect: 'read',
    reply: json(z.array(equipmentItem)),
  }),
  byProductModels: endpoint('/api/v1/Equipments/byproductmodels', {
    method: 'GET',
    summary: 'The equipment of several product models, by serial number.',
    ability: 'equipment.read',
    effect: 'read',
    query: z.strictObject({
      productModelIds: z.pipe(
        text(4000),
        z.pipe(
          z.transform((csv: string) => csv.split(',').filter(Boolean)),
          z.array(id).check(z.maxLength(100)),
        ),
      ),
    }),
    reply: json(z.array(equipmentItem)),
  }),
  create: endpoint('/api/v1/Equipments', {
    method: 'POST',
    summary: 'Adds an equipment.',
    ability: 'equipment.create',
    effect: 'write',
    body: json(equipmentInput),
    reply: json(equipment, 201),
  }),
  update: endpoint('/api/v1/Equipments/{id}', {
    method: 'PUT',
    summary: 'Changes an equipment; people from outside what their company added, until staff have changed it.',
    ability: 'equipment.correct',
    effect: 'write',
    record: true,
    versioned: true,
    body: json(equipmentInput),
    reply: json(equipment),
  }),
  delete: endpoint('/api/v1/Equipments/{id}', {
    method: 'DELETE',
    summary: 'Removes an equipment from lists and pickers; reports keep it.',
    ability: 'equipment.delete',
    effect: 'write',
    record: true,
    reply: json(z.object({})),
  }),
  history: endpoint('/api/v1/Equipments/{id}/history', {
    method: 'GET',
    summary: 'What happened to an equipment, newest first.',
    ability: 'history.read',
    effect: 'read',
    record: true,
    reply: json(z.array(historyEntry)),
  }),
};

export const equipmentImports = importCalls('/api/v1/Equipments', 'equipment.import');
