import { Stack } from '@mantine/core';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ChartPieces } from './ChartPieces.tsx';
import { ControlPieces } from './ControlPieces.tsx';
import { DialogPieces } from './DialogPieces.tsx';
import { ListPieces } from './ListPieces.tsx';
import { MarkPieces } from './MarkPieces.tsx';
import { MessagePieces } from './MessagePieces.tsx';
import { PagePieces } from './PagePieces.tsx';

const parts = [
  { title: 'Page', content: <PagePieces /> },
  { title: 'Marks', content: <MarkPieces /> },
  { title: 'Controls', content: <ControlPieces /> },
  { title: 'Lists', content: <ListPieces /> },
  { title: 'Messages', content: <MessagePieces /> },
  { title: 'Dialogs', content: <DialogPieces /> },
  { title: 'Charts', content: <ChartPieces /> },
];

/** One page with everything that screens are made of. */
export const Kit = () => (
  <main style={{ padding: 'var(--assay-gutter)' }}>
    <PageHeader title="Kit" lead="Every piece in its states" />
    <Stack gap="xl">
      {parts.map(({ title, content }) => (
        <Panel key={title} title={title}>
          {content}
        </Panel>
      ))}
    </Stack>
  </main>
);
