/** What this browser promises about what it keeps. */
export type Keeping = 'lasting' | 'likely' | 'nothing';

/** Asks for storage that the browser does not clear by itself; some ask the person, others decide alone. */
export async function askToLast(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/** Only a secure address may keep work: elsewhere browsers offer neither the locks nor the worker that it takes. */
export async function keepingHere(): Promise<Keeping> {
  if (!window.isSecureContext || typeof indexedDB === 'undefined' || !navigator.locks) return 'nothing';
  return (await navigator.storage?.persisted?.().catch(() => false)) ? 'lasting' : 'likely';
}
