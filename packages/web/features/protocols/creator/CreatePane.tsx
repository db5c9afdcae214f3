import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { useBegun } from '../../../ui/form/use-begun.ts';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { protocolQuery } from '../protocols.queries.ts';
import { Creator } from './Creator.tsx';
import classes from './creator.module.css';
import { t } from './creator.texts.ts';
import { type CreatorState, createCreator } from './creator-state.ts';
import type { SavedProtocol } from './saving/use-save-protocol.ts';
import { copyOfProtocol } from './work/copy-of-protocol.ts';
import { KeptOffer } from './work/KeptOffer.tsx';
import { forgetWork, readKept } from './work/kept-work.ts';
import { openWork, rememberWork } from './work/open-work.ts';
import { newWork, type Work } from './work/work.ts';

/** The work was saved, or given up where nothing is. */
type OnDone = (saved?: SavedProtocol) => void;

/** What the work begins with: a protocol to copy, and whether the copy takes its place. */
interface Origin {
  copyOf: string;
  replace: boolean;
}

const beginning = ({ copyOf, replace }: Origin) =>
  ((before: object) => ({
    ...before,
    copyOf: copyOf || undefined,
    replace: replace ? 'yes' : undefined,
  })) as never;

const originOf = ({ protocol }: Work): Origin => ({
  copyOf: protocol.copyOfProtocolId ?? '',
  replace: protocol.replacesProtocolId !== null,
});

/** Where a protocol is made: from nothing, from another one, or from what was not saved the last time. */
export function CreatePane() {
  const { copyOf = '', replace = '' }: { copyOf?: string; replace?: string } = useSearch({ strict: false });
  const [saved, setSaved] = useState<SavedProtocol>();
  return (
    <>
      {saved && (
        <TextLink to="/Protocols/$id" params={{ id: saved.protocolId }} className={classes.saved ?? ''}>
          {t('openSaved', { name: saved.name })}
        </TextLink>
      )}
      <Begun key={`${copyOf} ${replace}`} origin={{ copyOf, replace: replace === 'yes' }} onSaved={setSaved} />
    </>
  );
}

/** The work that is still open goes on by itself, unless another protocol is to be copied. */
function isGoingOn(personId: string, asked: Origin): boolean {
  const open = openWork(personId)?.work.get();
  if (open === undefined || asked.copyOf === '') return open !== undefined;
  const { copyOf, replace } = originOf(open);
  return copyOf === asked.copyOf && replace === asked.replace;
}

function Begun({ origin, onSaved }: { origin: Origin; onSaved: (saved: SavedProtocol) => void }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [goesOn, setGoesOn] = useState(() => isGoingOn(user.id, origin));
  const [kept, setKept] = useState(() => readKept(user.id));
  const setOrigin = (next: Origin) =>
    void navigate({ to: '.', search: beginning(next), replace: true, resetScroll: false });

  const begin = (work: Work) => rememberWork(user.id, createCreator(work));
  const onDone: OnDone = (saved) => {
    if (saved) onSaved(saved);
    setOrigin({ copyOf: '', replace: false });
    window.scrollTo(0, 0);
  };
  if (goesOn) return <Making begin={() => openWork(user.id) ?? begin(newWork())} onDone={onDone} />;
  if (kept)
    return (
      <KeptOffer
        kept={kept}
        onContinue={() => {
          rememberWork(user.id, createCreator(kept.work, newWork()));
          setGoesOn(true);
          setOrigin(originOf(kept.work));
        }}
        onDiscard={() => {
          forgetWork(user.id);
          setKept(undefined);
        }}
      />
    );
  if (origin.copyOf) return <Copying origin={origin} begin={begin} onDone={onDone} />;
  return <Making begin={() => begin(newWork())} onDone={onDone} />;
}

interface CopyingProps {
  origin: Origin;
  begin: (work: Work) => CreatorState;
  onDone: OnDone;
}

/** The creator, as soon as the protocol that is copied has been read. */
function Copying({ origin, begin, onDone }: CopyingProps) {
  const { begun, request } = useBegun(protocolQuery(origin.copyOf));
  if (begun) return <Making begin={() => begin(copyOfProtocol(begun, origin.replace))} onDone={onDone} />;
  if (request.isError)
    return <ErrorPanel title={t('copyFailed')} error={request.error} onRetry={() => request.refetch()} />;
  return <Placeholder />;
}

function Making({ begin, onDone }: { begin: () => CreatorState; onDone: OnDone }) {
  const [state] = useState(begin);
  return <Creator state={state} onDone={onDone} />;
}
