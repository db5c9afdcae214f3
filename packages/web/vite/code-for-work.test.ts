import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roomsForWork, tradeForWork } from './code-for-work.ts';

const packages = join(import.meta.dirname, '../..');

describe('the code that only field work needs', () => {
  it.each(roomsForWork)('is still in a room called %s', (room) => {
    expect(existsSync(join(packages, 'web/features', room))).toBe(true);
  });

  it.each(tradeForWork)('is still in a folder called %s', (folder) => {
    const places = ['domain', 'contract'].map((name) => join(packages, name, folder));
    expect(places.some(existsSync)).toBe(true);
  });
});
