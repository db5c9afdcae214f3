import { message } from '@assay/domain/words/message';
import { describe, expect, it } from 'vitest';
import { faultText } from './fault-text.ts';

describe('what a person reads of a fault', () => {
  it('follows from its code and values, whatever sentence came with it', () => {
    const fault = { ...message('group.include', { group: 'Dust' }), message: 'An older sentence' };
    expect(faultText(fault)).toBe('Include Dust: yes or no?');
  });

  it.each(['a.newer.code', 'toString', undefined])('is the sentence of the server where the code is %s', (code) => {
    expect(faultText({ code, values: { group: 'Dust' }, message: 'Include {group}' })).toBe('Include {group}');
  });
});
