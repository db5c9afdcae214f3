import { describe, expect, it } from 'vitest';
import { inspectionDateFault, inspectionName, inspectionTypes, loadedHoursFault } from './inspection.ts';

describe('an inspection', () => {
  it('is begun with what is neither an audit, nor a configurator, nor made by the product itself', () => {
    expect(inspectionTypes).toEqual([
      'Daily',
      'Weekly',
      'Monthly',
      'Quarterly',
      'Mid_Year',
      'Annual',
      'Machine_assessment',
      'Closed',
      'Commission',
      'FAT',
    ]);
  });

  it.each([
    ['SN 1', 'Big one', 'Daily round SN 1'],
    ['', 'Big one', 'Daily round Big one'],
  ])('on %s or %s is called %s', (serialNumber, nickName, name) => {
    expect(inspectionName('Daily round', { serialNumber, nickName })).toBe(name);
  });

  const now = new Date('2026-05-10T12:00:00Z');
  it.each([
    ['2026-05-10T12:00:00Z', undefined],
    ['2026-05-11T11:59:00Z', undefined],
    ['2026-05-11T12:01:00Z', 'inspection.dateInFuture'],
    ['1970-01-01T00:00:00Z', undefined],
    ['1969-12-31T23:59:59Z', 'inspection.dateTooEarly'],
  ])('of %s: %s', (date, fault) => {
    expect(inspectionDateFault(new Date(date), now)?.code).toBe(fault);
  });

  it.each([
    ['', true],
    ['  ', true],
    ['0', true],
    ['12,5', true],
    ['-1', false],
    ['1.234,5', false],
    ['many', false],
  ])('after %j hours under load is right: %s', (text, right) => {
    expect(loadedHoursFault(text) === undefined).toBe(right);
  });
});
