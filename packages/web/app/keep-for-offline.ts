import { hours } from '@assay/domain/time';
import type { QueryClient } from '@tanstack/react-query';
import { forgetOthers } from '../features/device/kept-choices.ts';
import { chosenHere, machinesHere, onChosen } from '../features/device/kept-machines.ts';
import { keepingHere } from '../features/device/storage.ts';

/** After the page has what it needs itself; and then as long as the application stays open. */
const first = 20_000;
const again = hours(4);

/** Machines first, then what audits need besides; customers of neither may be begun at no longer. */
async function keepAll(client: QueryClient, isStopped: () => boolean): Promise<void> {
  const { keepMachines } = await import('../features/inspections/start/keep-machines.ts');
  const { keepAudits } = await import('../features/audits/create/keep-audits.ts');
  await keepMachines(client, isStopped);
  const audited = await keepAudits(client, isStopped);
  if (isStopped()) return;
  const chosen = (await chosenHere()).filter(({ kind }) => kind === 'customer').map(({ id }) => id);
  const ofMachines = [...(await machinesHere()).values()].flatMap(({ customerId }) => customerId ?? []);
  await forgetOthers('customers', new Set([...chosen, ...ofMachines, ...audited]));
}

/** Keeps what work without network would need, by one tab of several; answers how to stop. */
export function keepForOffline(client: QueryClient): () => void {
  let isStopped = false;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const round = async () => {
    if (isStopped || !navigator.onLine || (await keepingHere()) === 'nothing') return;
    await navigator.locks.request('assay.keeping', { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      do {
        isWanted = false;
        await keepAll(client, () => isStopped).catch(() => undefined);
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
