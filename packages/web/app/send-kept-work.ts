import type { QueryClient } from '@tanstack/react-query';
import { forgetOldVisits } from '../features/device/keep-visit.ts';
import { sendKept } from '../features/device/send-kept.ts';
import { keepForOffline } from './keep-for-offline.ts';

/** Sends what waits on this device while other pages are open, and keeps there what inspectors may need; answers how to stop. */
export function sendKeptWork(client: QueryClient | undefined): () => void {
  void forgetOldVisits().catch(() => undefined);
  const sending = sendKept({
    // It is large, and most devices have nothing to send.
    fetchCreate: () => import('./kept-queues.ts').then(({ queueOf }) => queueOf),
    tellSent: () => {
      for (const noun of ['inspections', 'audits', 'waiting']) void client?.invalidateQueries({ queryKey: [noun] });
    },
  });
  const ends = [sending, ...(client ? [keepForOffline(client)] : [])];
  return () => {
    for (const end of ends) end();
  };
}
