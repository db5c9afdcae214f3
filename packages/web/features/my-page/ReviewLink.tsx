import { can } from '@assay/domain/access';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { waitingCountQuery } from '../inspections/inspection-lists.queries.ts';
import { t } from './my-page.texts.ts';

/** How much waits for those who review, and the way there. */
export function ReviewLink() {
  const reviews = can(useSession(), 'inspections.sendBack');
  const { data: count = 0 } = useQuery({ ...waitingCountQuery, enabled: reviews });
  if (!reviews || count === 0) return null;
  return (
    <LinkButton
      to="/Reports"
      search={{ statuses: 'Waiting' }}
      variant="default"
      leftSection={<IconClipboardCheck size={18} aria-hidden />}
    >
      {t('waiting', { count })}
    </LinkButton>
  );
}
