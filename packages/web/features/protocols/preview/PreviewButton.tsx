import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { ProtocolPreview } from './ProtocolPreview.tsx';
import { t } from './preview.texts.ts';
import type { PointName, PreviewedProtocol } from './previewed-protocol.ts';

interface PreviewButtonProps {
  /** The protocol as it stands when the button is pressed. */
  protocol: () => PreviewedProtocol;
  pointName: PointName;
}

/** Opens the walk through a protocol. */
export function PreviewButton({ protocol, pointName }: PreviewButtonProps) {
  const [shown, setShown] = useState<PreviewedProtocol | null>(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
        onClick={() => setShown(protocol())}
      >
        {t('preview')}
      </Button>
      {shown && <ProtocolPreview protocol={shown} pointName={pointName} onClose={() => setShown(null)} />}
    </>
  );
}
