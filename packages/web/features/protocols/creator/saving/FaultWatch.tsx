import { useDeferredValue, useEffect } from 'react';
import { useDraft } from '../../../../ui/draft/draft-store.ts';
import { foundFaults, useCreator } from '../creator-state.ts';
import { useKnown } from '../known.ts';
import { faultsOf } from './saving-faults.ts';

/** Judges the work whenever there is time after a change. */
export function FaultWatch() {
  const { work, faults } = useCreator();
  const known = useKnown();
  const now = useDeferredValue(useDraft(work, (one) => one));
  useEffect(() => {
    if (known.ready) faults.set(() => foundFaults(now.protocol, faultsOf(now, known)));
  }, [now, known, faults]);
  return null;
}
