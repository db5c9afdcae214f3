import type { Protocol } from '@assay/domain/protocols/protocol';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ProtocolPreview } from '../../preview/ProtocolPreview.tsx';
import { useCreator } from '../creator-state.ts';
import { useKnown } from '../known.ts';
import { namedProtocol } from './named-protocol.ts';
import { t } from './saving.texts.ts';

/** Opens the walk through the protocol as it stands now. */
export function PreviewButton() {
  const { work } = useCreator();
  const { names, points } = useKnown();
  const [shown, setShown] = useState<Protocol | null>(null);
  return (
    <>
      <Button variant="default" onClick={() => setShown(namedProtocol(work.get(), names))}>
        {t('preview')}
      </Button>
      {shown && (
        <ProtocolPreview
          protocol={shown}
          pointName={(id) => points.get(id)?.name ?? work.get().names[id]}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
