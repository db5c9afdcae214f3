import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Reference } from '../../../ui/conflict/three-way.ts';
import { lazyExport } from '../../../ui/lazy-export.tsx';
import type { ChoiceSource } from '../../../ui/picker/SearchPicker.tsx';
import { t } from './scan.texts.ts';

// Few begin at the machine itself, and cameras need code of their own.
const ScanDialog = lazyExport(() => import('./ScanDialog.tsx'), 'ScanDialog');

interface ScanMachineProps {
  /** Where serial numbers are looked for. */
  source: ChoiceSource;
  onFound: (machine: Reference) => void;
  /** Nobody knows this serial number. */
  onAdd: (serialNumber: string) => void;
}

/** The way to a machine by the code that is stuck to it. */
export function ScanMachine({ source, onFound, onAdd }: ScanMachineProps) {
  const [isScanning, setScanning] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconQrcode size={18} aria-hidden />}
        onClick={() => setScanning(true)}
        style={{ alignSelf: 'flex-start' }}
      >
        {t('scan')}
      </Button>
      {isScanning && (
        <Suspense>
          <ScanDialog
            source={source}
            onFound={(machine) => {
              setScanning(false);
              onFound(machine);
            }}
            onAdd={(serialNumber) => {
              setScanning(false);
              onAdd(serialNumber);
            }}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
    </>
  );
}
