import { usePerforming } from '../../../runs/perform/performing.ts';
import { useQueueVersion } from '../../../runs/queue/use-queue.ts';
import { LedgerCard } from './LedgerCard.tsx';
import { useLedger } from './ledger.ts';

/** What earlier visits left open at this point. */
export function LedgerAtPoint({ pointId }: { pointId: string }) {
  const { queue } = usePerforming();
  useQueueVersion(queue);
  const ledger = useLedger();
  return ledger
    ?.items()
    .filter((item) => ledger.placeOf(item)?.id === pointId)
    .map((item) => <LedgerCard key={`${item.kind} ${item.id}`} item={item} />);
}
