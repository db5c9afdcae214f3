import { describe, expect, it } from 'vitest';
import { ratings } from '../ratings.ts';
import { actionPointText, isAbout, saysWhatToDo, usualTerm, withWhere } from './action-point.ts';

const at = { machine: 'Jaw 4711', point: 'Guard' };
const ofPlant = { machine: '', point: 'Guard' };

describe('an action point', () => {
  it.each([
    [at, 'Torn off. ', 'Jaw 4711, Guard: Torn off.'],
    [at, ' ', 'Jaw 4711, Guard'],
    [ofPlant, 'Torn off.', 'Guard: Torn off.'],
  ])('that is made of a point names the machine and the point: %o', (where, comment, text) => {
    expect(actionPointText(where, comment)).toBe(text);
    expect(isAbout(text, where)).toBe(true);
  });

  it.each([
    ['Weld a new guard to jaw 4711', at, true],
    ['Weld a new guard', at, false],
    ['Jaw 4711: grease the bearing', at, false],
    ['Weld a new guard', ofPlant, true],
    ['', ofPlant, false],
  ])('is about a point where it names both: %s', (text, where, about) => {
    expect(isAbout(text, where)).toBe(about);
  });

  it.each([
    ['Order a new set', at, 'Jaw 4711, Guard: Order a new set'],
    ['Order a new guard', at, 'Jaw 4711, Guard: Order a new guard'],
    ['Weld a new guard to jaw 4711', at, 'Weld a new guard to jaw 4711'],
    ['Order a new set', ofPlant, 'Guard: Order a new set'],
  ])('in words of one’s own says where, too: %s', (text, where, saved) => {
    expect(withWhere(text, where)).toBe(saved);
    expect([isAbout(saved, where), saysWhatToDo(saved, where)]).toEqual([true, true]);
  });

  it.each([
    ['Jaw 4711, Guard: weld it', at, true],
    ['Jaw 4711, Guard', at, false],
    [' guard of: JAW 4711. ', at, true],
    [' guard, JAW 4711. ', at, false],
    ['Jaw 4711, Guard: –', at, false],
    ['Jaw 4711, Jaw 4711 guard', { machine: 'Jaw 4711', point: 'Jaw 4711 guard' }, false],
    ['Guard', ofPlant, false],
    ['Guard: 更換', ofPlant, true],
    ['', ofPlant, false],
  ])('says what to do where it says more than where: %s', (text, where, says) => {
    expect(saysWhatToDo(text, where)).toBe(says);
  });

  it.each([
    [ratings.ImmediateAction, 'ShortTerm'],
    [ratings.Repair, 'ShortTerm'],
    [ratings.Follow, 'LongTerm'],
  ])('of a point rated %s begins as %s', (rating, term) => {
    expect(usualTerm(rating)).toBe(term);
  });
});
