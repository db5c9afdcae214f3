import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { startTransition, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

type Categories = ProtocolReply['categories'];

/** Which categories are folded, and the way to a point wherever it is. */
export function useFolding(categories: Categories) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());

  const toggle = useCallback((id: string) => {
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);

  const reveal = useCallback(
    (pointId: string) => {
      const category = categories.find(({ inspectionPoints }) => inspectionPoints.some(({ id }) => id === pointId));
      if (!category) return;
      flushSync(() => setFolded((before) => new Set([...before].filter((id) => id !== category.id))));
      const place = document.getElementById(pointId);
      place?.scrollIntoView({ block: 'center' });
      place?.focus({ preventScroll: true });
    },
    [categories],
  );

  const everyId = () => categories.map(({ id }) => id);
  return {
    folded,
    isAllFolded: categories.length > 0 && categories.every(({ id }) => folded.has(id)),
    toggle,
    reveal,
    foldAll: () => setFolded(new Set(everyId())),
    // Hundreds of rows come back at once: nothing else waits for them.
    unfoldAll: () => startTransition(() => setFolded(new Set())),
  };
}
