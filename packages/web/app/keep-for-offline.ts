import { hours } from '@assay/domain/time';
import type { QueryClient } from '@tanstack/react-query';
import { onChosen } from '../features/device/kept-machines.ts';
import { keepingHere } from '../features/device/storage.ts';

/** After the page has what it needs itself; and then as long as the application stays open. */
const first = 20_000;
const again = hours(4);

/** Keeps what work without network would need, by one tab of several; answers how to stop. */
export function keepForOffline(client: QueryClient): () => void {
  let isStopped = false;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const round = async () => {
    if (isStopped || !navigator.onLine || (await keepingHere()) === 'nothing') return;
    await navigator.locks.request('assay.keeping', { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      const { keepMachines } = await import('../features/inspections/start/keep-machines.ts');
      do {
        isWanted = false;
        await keepMachines(client, () => isStopped).catch(() => undefined);
      } while (isWanted && !isStopped);
    });
  };
  const roundIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void round().finally(() => !isStopped && roundIn(again)), milliseconds);
  };

  const forget = onChosen(() => {
    isWanted = true;
    roundIn(0);
  });
  roundIn(first);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    forget();
  };
}
