import { Stack } from '@mantine/core';
import { Crumbs } from '../ui/Crumbs.tsx';
import { DeleteItem } from '../ui/DeleteItem.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Figures } from '../ui/Figures.tsx';
import { Mark } from '../ui/Mark.tsx';
import { More } from '../ui/More.tsx';
import { MoreActions } from '../ui/MoreActions.tsx';
import { Tag } from '../ui/Tag.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { WaitingLinks } from '../ui/WaitingLinks.tsx';

const words = {
  list: 'Equipment',
  site: 'North pit',
  overdue: '1 overdue',
  delete: 'Delete',
  folded: '9 steady and within limits',
  names: 'Belt tension, oil temperature, frame welds',
};

/** What stands at the head of pages and between their parts. */
export const PagePieces = () => (
  <Stack gap="lg">
    <Mark size={38} />
    <Crumbs
      parts={[
        <TextLink key="list" to="/">
          {words.list}
        </TextLink>,
        words.site,
      ]}
    />
    <MoreActions>
      <DeleteItem label={words.delete} />
    </MoreActions>
    <Figures
      label="Status"
      figures={[
        {
          label: 'Open actions',
          figure: [
            3,
            <Tag key="late" tone="late">
              {words.overdue}
            </Tag>,
          ],
          detail: '2 with high priority',
        },
        { label: 'Last visit', figure: '13.11.2026', detail: 'Monthly' },
        { label: 'Next limit', figure: '19.12.2026', detail: 'Mantle thickness reaches 20 mm' },
      ]}
    />
    <WaitingLinks
      label="What waits"
      links={[
        { id: 'one', count: 22, label: 'To review', detail: 'Oldest has waited 9 days', to: { to: '/' } },
        { id: 'two', count: undefined, label: 'Overdue actions', detail: 'Being counted', to: { to: '/' } },
        { id: 'three', count: 0, label: 'Failed services', detail: 'All ran in the last hour', to: { to: '/' } },
      ]}
    />
    <Facts
      facts={[
        ['Serial number', 'PO31127'],
        ['Nickname', 'Ridge runner'],
        ['Left out', ''],
      ]}
    />
    <More title={words.folded} summary={words.names}>
      {words.names}
    </More>
  </Stack>
);
