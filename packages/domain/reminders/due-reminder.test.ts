import { describe, expect, it } from 'vitest';
import { certificateReminders, dueCertificates, dueReminder } from './due-reminder.ts';

const end = '2027-03-01';

describe('the reminder of an end', () => {
  it.each([
    // [what happened, today, sent, due]
    ['61 days before', '2026-12-30', [], undefined],
    ['60 days before', '2026-12-31', [], 60],
    ['60 days before, once', '2026-12-31', [60], undefined],
    ['a day later', '2027-01-01', [60], undefined],
    ['31 days before', '2027-01-29', [60], undefined],
    ['30 days before', '2027-01-30', [60], 30],
    ['8 days before', '2027-02-21', [60, 30], undefined],
    ['7 days before', '2027-02-22', [60, 30], 7],
    ['the last day, all sent', '2027-03-01', [60, 30, 7], undefined],
    ['the day after the end', '2027-03-02', [60, 30], undefined],
    // The clock jumps a day, or the service was off.
    ['the 60th day was missed by a day', '2027-01-01', [], 60],
    ['off for the week of the 30th day', '2027-02-05', [60], 30],
    ['off for the last week', '2027-03-01', [60, 30], 7],
    ['off for two months: one mail, not three', '2027-02-25', [], 7],
    ['after that one mail nothing more', '2027-02-26', [7], undefined],
    ['the clock was set back after the 30th day', '2027-01-05', [30], undefined],
    ['off from before the 60th to after the 30th day', '2027-02-10', [], 30],
    ['what was skipped then stays skipped', '2027-02-11', [30], undefined],
    ['and the last one still comes', '2027-02-22', [30], 7],
    ['given for less than a week', '2027-02-27', [], 7],
  ])('%s', (_, today, sent, due) => {
    expect(dueReminder({ expiresOn: end, sent }, certificateReminders, today)).toBe(due);
  });

  it('of certificates is one for each family, of the one that holds longest', () => {
    const held = (productFamilyId: string, expiresOn: string, sent: number[] = []) => ({
      productFamilyId,
      expiresOn,
      sent,
    });
    const due = dueCertificates(
      [
        held('renewed', '2027-01-20'),
        held('renewed', '2029-01-20'),
        held('ends', '2027-01-25'),
        held('ends', '2026-01-25'),
        held('reminded', '2027-01-25', [60, 30]),
        held('far', '2027-12-31'),
        held('over', '2026-12-30'),
      ],
      '2026-12-31',
    );
    expect(due).toEqual([{ productFamilyId: 'ends', expiresOn: '2027-01-25', sent: [], days: 30 }]);
  });
});
