import { describe, expect, it } from 'vitest';
import { certificateMark, judgeCertificates, newCertificate } from './certificate.ts';

const held = (certificationDate: string, expirationDate: string) => ({ certificationDate, expirationDate });

describe('a certificate', () => {
  it.each([
    ['2026-11-17', '2028-11-17'],
    ['2028-02-29', '2030-03-01'],
    ['2026-12-31', '2028-12-31'],
  ])('that is new on %s holds until %s', (today, expirationDate) => {
    expect(newCertificate(today)).toEqual({ certificationDate: today, expirationDate });
  });

  it.each([
    ['ended the day before', '2026-11-16', 'expired'],
    ['ends today', '2026-11-17', 'endsSoon'],
    ['ends in 60 days', '2027-01-16', 'endsSoon'],
    ['ends in 61 days', '2027-01-17', null],
  ])('that %s, on %s, is marked: %s', (_, expirationDate, mark) => {
    expect(certificateMark(expirationDate, '2026-11-17')).toBe(mark);
  });

  it.each([
    ['none at all', [], 'none', null],
    ['one that holds', [held('2025-01-01', '2027-01-01')], 'valid', '2027-01-01'],
    ['one on its first day', [held('2026-11-17', '2028-11-17')], 'valid', '2028-11-17'],
    ['one on its last day', [held('2024-11-17', '2026-11-17')], 'valid', '2026-11-17'],
    ['one that ended yesterday', [held('2024-11-16', '2026-11-16')], 'expired', '2026-11-16'],
    ['one that begins tomorrow', [held('2026-11-18', '2028-11-18')], 'none', null],
    [
      'an ended one beside one that begins tomorrow',
      [held('2024-01-01', '2026-01-01'), held('2026-11-18', '2028-11-18')],
      'expired',
      '2026-01-01',
    ],
    [
      'an ended one and its renewal',
      [held('2024-01-01', '2026-01-01'), held('2026-01-02', '2028-01-02')],
      'valid',
      '2028-01-02',
    ],
  ])('of a family counts for what it is: %s', (_, certificates, state, expirationDate) => {
    expect(judgeCertificates(certificates, '2026-11-17')).toEqual({ state, expirationDate });
  });
});
