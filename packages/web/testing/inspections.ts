import type { InspectionItem } from '@assay/contract/inspection-item';
import { customerId } from './customers.ts';

/** An inspection as lists are answered. */
export const anInspection = (number: number, given: Partial<InspectionItem> = {}): InspectionItem => ({
  id: customerId(number),
  name: `Inspection ${number}`,
  type: 'Daily',
  displayName: 'Daily',
  inspectionDate: '2026-03-04T05:06:00.000Z',
  serialNumber: `HP${number}`,
  status: 'Finished',
  sentBack: false,
  customerName: 'Harju Stone',
  rating: null,
  inspector: 'Uma Virtanen',
  ...given,
});
