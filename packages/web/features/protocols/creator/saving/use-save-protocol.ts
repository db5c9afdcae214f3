import type { ProtocolInput } from '@assay/contract/protocols/protocol';
import { newId } from '@assay/domain/id';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { useSession } from '../../../../api/session.ts';
import { notifySuccess } from '../../../../ui/notify.ts';
import { useCreateProtocol } from '../../protocols.queries.ts';
import { foundFaults, startAfresh, useCreator } from '../creator-state.ts';
import { useKnown } from '../known.ts';
import { leadTo } from '../reveal.ts';
import { forgetWork } from '../work/kept-work.ts';
import { namedProtocol } from './named-protocol.ts';
import { t } from './saving.texts.ts';
import { faultsOf } from './saving-faults.ts';

export interface SavedProtocol {
  protocolId: string;
  name: string;
}

/** Saves the work; afterwards there is a new, empty protocol, and after a failure everything is as it was. */
export function useSaveProtocol(onSaved: (saved: SavedProtocol) => void) {
  const state = useCreator();
  const known = useKnown();
  const { user } = useSession();
  const create = useCreateProtocol();
  const [failure, setFailure] = useState<Error | null>(null);
  /** The same protocol keeps its key, so that one whose answer was lost is not made twice. */
  const sent = useRef({ text: '', key: '' });

  function save(): void {
    if (!known.ready || create.isPending) return;
    const work = state.work.get();
    const protocol = namedProtocol(work, known.names);
    // The list beside the button follows when there is time; it may not have caught up yet.
    const [fault] = faultsOf(work, known);
    if (fault) {
      state.view.set((before) => ({ ...before, tried: true }));
      leadTo(state, protocol, fault.path);
      return;
    }
    const body: ProtocolInput = protocol;
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: newId() };
    state.refused.set(() => foundFaults(protocol, []));
    create.mutate(
      { body, key: sent.current.key },
      {
        onSuccess: (saved) => {
          setFailure(null);
          startAfresh(state);
          forgetWork(user.id);
          notifySuccess(t('saved'));
          onSaved(saved);
        },
        onError: (error) => {
          setFailure(error);
          if (error instanceof ApiError) state.refused.set(() => foundFaults(protocol, error.errors));
        },
      },
    );
  }

  return { save, busy: create.isPending, failure, clear: () => setFailure(null) };
}
