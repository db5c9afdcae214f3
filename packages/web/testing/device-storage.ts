import Dexie from 'dexie';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { vi } from 'vitest';

/** A database as browsers have it, which the simulated page lacks; every test keeps to people of its own. */
export function giveDeviceStorage(): void {
  vi.stubGlobal('indexedDB', indexedDB);
  Dexie.dependencies = { indexedDB, IDBKeyRange };
}
