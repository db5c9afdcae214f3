import { inspectionRatings, inspectionStatuses } from '@assay/domain/inspections/status';
import * as z from 'zod/mini';
import { endpoint, json } from './base/endpoint.ts';
import { id } from './base/values.ts';
import { flag } from './lists.ts';

/** Counts different machines; the specification calls the current week, month and year so. */
const serviceData = z.object({ lastWeek: z.int(), lastMonth: z.int(), lastYear: z.int() });

const servicedCustomer = z.object({
  customerId: id,
  customerName: z.string(),
  customerEnglishName: z.string(),
  totalNumberOfEquipment: z.int(),
  serviceData,
});
export type ServicedCustomer = z.output<typeof servicedCustomer>;

const servicedCompany = z.object({
  companyId: id,
  companyName: z.string(),
  totalNumberOfEquipment: z.int(),
  serviceData,
});
export type ServicedCompany = z.output<typeof servicedCompany>;

const servicedMonth = z.object({
  /** yyyy-mm */
  month: z.string(),
  surfaceDrills: z.int(),
  equipment: z.int(),
});
export type ServicedMonth = z.output<typeof servicedMonth>;

const read = { method: 'GET', ability: 'dashboards.read', effect: 'read' } as const;

export const dashboards = {
  servicedEquipment: endpoint('/api/v1/inspections/servicedEquipment', {
    ...read,
    summary: 'How many surface drills each customer has, and how many of them were serviced this week, month and year.',
    query: z.strictObject({ onlyIncludeServiced: z.optional(flag) }),
    reply: json(z.array(servicedCustomer)),
  }),
  companiesServicedEquipment: endpoint('/api/v1/inspections/companiesServicedEquipment', {
    ...read,
    summary: 'How many machines each company works on, and how many of them it serviced this week, month and year.',
    reply: json(z.array(servicedCompany)),
  }),
  servicedByMonth: endpoint('/api/v1/inspections/servicedByMonth', {
    ...read,
    summary: 'How many different machines were serviced in each month of this year so far.',
    reply: json(z.array(servicedMonth)),
  }),
  summary: endpoint('/api/v1/inspections/summary', {
    ...read,
    ability: 'inspections.summary',
    summary: 'How many inspections there are, of those that one may see: by status, by rating, and what is open.',
    reply: json(
      z.object({
        total: z.int(),
        byStatus: z.record(z.enum(inspectionStatuses), z.int()),
        byRating: z.record(z.enum([...inspectionRatings, 'NotRated']), z.int()),
        /** Findings that nobody has closed. */
        openFindings: z.int(),
      }),
    ),
  }),
};
