import { describe, expect, it } from 'vitest';
import { readRule, ruleText, saysOther } from './rule-text.ts';

const rule = { '>': [{ var: 'temperature' }, 60] };

describe('a rule as it is typed', () => {
  it('is read back as it was', () => {
    expect(readRule(ruleText(rule), ['temperature'])).toEqual({ rule });
  });

  it('is written so that what belongs together stays on a line', () => {
    const long = {
      and: [rule, { in: [{ var: 'model' }, ['HP200', 'HP300']] }, { '!': { var: 'a-name-that-is-rather-long' } }],
    };
    expect(ruleText(rule)).toBe('{">": [{"var": "temperature"}, 60]}');
    expect(ruleText(long)).toBe(
      [
        '{',
        '  "and": [',
        '    {">": [{"var": "temperature"}, 60]},',
        '    {"in": [{"var": "model"}, ["HP200", "HP300"]]},',
        '    {"!": {"var": "a-name-that-is-rather-long"}}',
        '  ]',
        '}',
      ].join('\n'),
    );
    expect(JSON.parse(ruleText(long))).toEqual(long);
  });

  it('is refused with the place where it stops being JSON', () => {
    expect(readRule('{\n  ">": [1, ]\n}', []).fault).toBe('The rule is not JSON: look at line 2, column 12');
  });

  it('is refused in the words of the domain when it names what is not there', () => {
    expect(readRule(ruleText(rule), ['pressure']).fault).toBe(
      "The rule cannot be read: 'temperature' is not a variable of this point",
    );
  });

  it('says the same with other spaces, and something else when it is not JSON yet', () => {
    expect(saysOther('{">":[{"var":"temperature"},60]}', rule)).toBe(false);
    expect(saysOther('{">":[{"var":"temperature"},61]}', rule)).toBe(true);
    expect(saysOther('{">":', rule)).toBe(true);
  });
});
