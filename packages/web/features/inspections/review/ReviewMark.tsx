import { ownMoment } from '@assay/domain/time';
import { Menu, Text, UnstyledButton } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import classes from '../../../ui/bar-sign.module.css';
import { usePathname } from '../../../ui/use-pathname.ts';
import { t } from './review.texts.ts';
import { reviewNoticesQuery, useSeen } from './review-notices.queries.ts';

/** In the bar, as long as work of the person came back from review and they have not opened it. */
export function ReviewMark() {
  const { data: notices = [] } = useQuery(reviewNoticesQuery);
  const pathname = usePathname();
  const { mutate: see } = useSeen();
  const opened = notices.find(({ inspectionId }) => pathname.includes(inspectionId))?.inspectionId;
  useEffect(() => {
    if (opened) see(opened);
  }, [opened, see]);
  if (notices.length === 0) return null;
  const text = t('mark', { count: notices.length });
  return (
    <ActionMenu
      width="20rem"
      target={
        <UnstyledButton className={classes.sign ?? ''} aria-label={text} title={text}>
          <IconClipboardCheck size={18} aria-hidden />
          {notices.length}
        </UnstyledButton>
      }
    >
      {notices.map(({ inspectionId: id, name, outcome, at }) => (
        <Menu.Item
          key={id}
          renderRoot={(props) => (
            <Link to={outcome === 'sentBack' ? '/Reports/$id/perform' : '/Reports/$id'} params={{ id }} {...props} />
          )}
        >
          <Text fw={600}>{name}</Text>
          <Text size="sm">{[t(outcome), ownMoment(at)].join(' · ')}</Text>
        </Menu.Item>
      ))}
    </ActionMenu>
  );
}
