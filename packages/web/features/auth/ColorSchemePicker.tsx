import { InputWrapper, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { t } from './account.texts.ts';

const schemes = ['light', 'dark', 'auto'] as const;

export function ColorSchemePicker() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <InputWrapper label={t('colorScheme')} labelElement="div" size="md">
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={t('colorScheme')}
        value={colorScheme}
        onChange={setColorScheme}
        data={schemes.map((value) => ({ value, label: t(value) }))}
      />
    </InputWrapper>
  );
}
