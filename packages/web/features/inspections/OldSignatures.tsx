import { Radio, Stack } from '@mantine/core';
import { t } from './old-signatures.texts.ts';

interface OldSignaturesProps {
  /** Undefined until it is decided. */
  useOld: boolean | undefined;
  onChange: (useOld: boolean) => void;
}

/** What becomes of signatures that were given on an earlier version. */
export const OldSignatures = ({ useOld, onChange }: OldSignaturesProps) => (
  <Radio.Group
    label={t('signatures')}
    value={useOld === undefined ? '' : String(useOld)}
    onChange={(value) => onChange(value === 'true')}
  >
    <Stack gap="sm" mt="xs">
      <Radio value="false" label={t('dontUseOld')} />
      <Radio value="true" label={t('useOld')} />
    </Stack>
  </Radio.Group>
);
