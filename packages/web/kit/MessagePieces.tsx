import { Alert, Button, Group, Stack } from '@mantine/core';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { Placeholder } from '../ui/Placeholder.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { WarningNote } from '../ui/WarningNote.tsx';

const words = {
  draft: 'It has not been submitted yet.',
  success: 'Show a success',
  failure: 'Show a failure',
  tip: 'Point at me',
};

/** What pages say when something happened, fails or is waited for. */
export const MessagePieces = () => (
  <Stack>
    <WarningNote role="note" title="Draft" text={words.draft} />
    <Alert title="Draft">{words.draft}</Alert>
    <ErrorPanel title="The report could not be loaded" error={new Error()} onRetry={() => undefined} />
    <Group>
      <Button variant="default" onClick={() => notifySuccess('The customer was saved.')}>
        {words.success}
      </Button>
      <Button variant="default" onClick={() => notifyFailure('The customer was not saved.')}>
        {words.failure}
      </Button>
      <Tooltip label="What it does">
        <Button variant="default">{words.tip}</Button>
      </Tooltip>
      <Spinner label="Loading" />
    </Group>
    <Placeholder />
  </Stack>
);
