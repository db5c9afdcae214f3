import { Stack, Text } from '@mantine/core';
import { t } from './inputs.texts.ts';
import classes from './unknown-input.module.css';

/** What was answered to a point of a type that came after this version: to read, not to change. */
export const UnknownInput = ({ type, result }: { type: string; result: object }) => (
  <Stack gap="xs">
    <Text c="dimmed">{t('unknownType', { type })}</Text>
    {Object.keys(result).length === 0 ? (
      <Text>{t('nothing')}</Text>
    ) : (
      <pre className={classes.kept}>{JSON.stringify(result, null, 2)}</pre>
    )}
  </Stack>
);
