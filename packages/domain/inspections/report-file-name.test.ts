import { describe, expect, it } from 'vitest';
import { nameOfVersion, reportFileName } from './report-file-name.ts';

const name = (serialNumber: string, nickName = '') =>
  reportFileName({ inspectionDate: new Date('2026-03-05T23:59:59Z'), serialNumber, nickName, language: 'fi' });

describe('the file name of a report', () => {
  it.each([
    ['SN-4711', 'The big one', '20260305_SN-4711_fi.pdf'],
    ['  ', 'The big one', '20260305_The big one_fi.pdf'],
    ['', '', '20260305_fi.pdf'],
    ['圆锥 1', '', '20260305_圆锥 1_fi.pdf'],
    ['../../etc/passwd', '', '20260305_.._.._etc_passwd_fi.pdf'],
    ['a"; filename="b.exe', '', '20260305_a_; filename=_b.exe_fi.pdf'],
    ['fdp\u202Efi\r\nSet-Cookie: x', '', '20260305_fdp_fi_Set-Cookie_ x_fi.pdf'],
    ['\ud800<b>', '', '20260305_\ufffd_b__fi.pdf'],
    ['x'.repeat(300), '', `20260305_${'x'.repeat(100)}_fi.pdf`],
  ])('of %j, else %j, is %s [REP-08]', (serialNumber, nickName, expected) => {
    expect(name(serialNumber, nickName)).toBe(expected);
  });

  it('tells an older version apart', () => {
    expect(nameOfVersion('20260305_SN-1_fi.pdf', 1, 3)).toBe('20260305_SN-1_fi_v1.pdf');
    expect(nameOfVersion('20260305_SN-1_fi.pdf', 3, 3)).toBe('20260305_SN-1_fi.pdf');
  });
});
