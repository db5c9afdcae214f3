import { useMemo } from 'react';
import { useProtocol } from '../creator-state.ts';
import { useKnown } from '../known.ts';

/** The phases of the protocol in their order, as the choices of a select. */
export function usePhaseChoices(): { value: string; label: string }[] {
  const { phases: every } = useKnown();
  const phases = useProtocol((protocol) => protocol.phases);
  return useMemo(() => {
    const names = new Map(every.map(({ id, name }) => [id, name]));
    return phases.map(({ phaseId }) => ({ value: phaseId, label: names.get(phaseId) ?? phaseId }));
  }, [every, phases]);
}
