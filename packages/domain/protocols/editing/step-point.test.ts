import { describe, expect, it } from 'vitest';
import { newCategory, newProtocol, newProtocolPoint } from '../new-protocol.ts';
import { stepPoint } from './step-point.ts';

const categories = [['a', 'b'], [], ['c', 'd']].map((ids, place) => ({
  ...newCategory(`Category ${place}`),
  inspectionPoints: ids.map((id) => ({ ...newProtocolPoint('point'), id })),
}));
const protocol = { ...newProtocol(), categories };
const stepped = (id: string, step: 1 | -1) =>
  stepPoint(protocol, id, step)
    .categories.map(({ inspectionPoints }) => inspectionPoints.map((point) => point.id).join(''))
    .join('|');

describe('moving a point by keys', () => {
  it.each<[string, 1 | -1, string]>([
    ['a', 1, 'ba||cd'],
    ['b', -1, 'ba||cd'],
    ['b', 1, 'a|b|cd'],
    ['c', -1, 'ab|c|d'],
    ['a', -1, 'ab||cd'],
    ['d', 1, 'ab||cd'],
    ['gone', 1, 'ab||cd'],
  ])('%s by %i leaves %s', (id, step, order) => {
    expect(stepped(id, step)).toBe(order);
  });
});
