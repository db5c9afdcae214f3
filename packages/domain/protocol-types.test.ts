import { expect, it } from 'vitest';
import { listedTypes, offeredTypes, type ProtocolType } from './protocol-types.ts';

const isAudit = (type: ProtocolType) => type.startsWith('Audit_');
const listed = listedTypes.map(({ value }) => value);

it.each([
  [1, [], []],
  [1, ['inspection'], []],
  [1, ['commission', 'mecu'], ['Machine_assessment', 'Commission']],
  [1, ['audit'], listed.filter(isAudit)],
  [2, ['manager'], ['Machine_assessment', 'Commission', ...listed.filter(isAudit)]],
])('a person at level %i in the groups %j is offered these types of groups: %j', (level, groups, reserved) => {
  const open = listed.filter((type) => !isAudit(type) && type !== 'Machine_assessment' && type !== 'Commission');
  expect(new Set(offeredTypes({ level, groups }))).toEqual(new Set([...open, ...reserved]));
});
