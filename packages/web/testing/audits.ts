import type { AuditItem } from '@assay/contract/audits';
import { customerId } from './customers.ts';

/** An audit as lists are answered. */
export const anAudit = (number: number, given: Partial<AuditItem> = {}): AuditItem => ({
  id: customerId(number),
  name: `Pit ${number} 2026-03-04`,
  customer: { id: customerId(900), name: 'Harju Stone' },
  customerSite: { id: customerId(901), name: `Pit ${number}` },
  inspectionDate: '2026-03-04T05:06:00.000Z',
  inspector: 'Uma Virtanen',
  finished: false,
  version: 0,
  ...given,
});
