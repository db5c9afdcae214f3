import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { openUploads } from './uploads.ts';

const app = useTestApp();

test('people of one distributor share a turn at slow work, members of the staff have one each', async () => {
  const { by } = openUploads(app().storage, 1);
  const turnOf = async (name: 'dina' | 'dora' | 'otto' | 'uma' | 'max') => {
    const person = await app().frame.people.byToken(`Bearer ${app().tokenOf(name)}`, app().now());
    return by(person).owner?.turnKey;
  };
  expect(await turnOf('dina')).toBe(await turnOf('dora'));
  expect(await turnOf('dina')).not.toBe(await turnOf('otto'));
  expect(await turnOf('uma')).not.toBe(await turnOf('max'));
});
