import { basePath } from '../../../../api/base-path.ts';
import type { Work } from './work.ts';

/** Work of another form than this is not taken up again. */
const form = 1;

interface Kept {
  form: number;
  /** The moment of the last change that was kept. */
  at: string;
  work: Work;
}

const keyOf = (personId: string): string => `assay.new-protocol ${basePath()} ${personId}`;

/** What this person had begun in this browser and not saved. */
export function readKept(personId: string): Kept | undefined {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(keyOf(personId)) ?? 'null');
    return kept?.form === form && Array.isArray(kept.work.protocol.categories) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it could be kept: the browser's room may be full, or closed to us. */
export function keepWork(personId: string, work: Work): boolean {
  try {
    const kept: Kept = { form, at: new Date().toISOString(), work };
    localStorage.setItem(keyOf(personId), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export const forgetWork = (personId: string): void => localStorage.removeItem(keyOf(personId));
