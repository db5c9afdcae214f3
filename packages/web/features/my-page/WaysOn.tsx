import { passes } from '@assay/domain/access';
import { navigationFor, pageGates } from '@assay/domain/pages';
import { Group } from '@mantine/core';
import { useSession } from '../../api/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { t } from './my-page.texts.ts';

const ways = [
  { path: '/Customers', label: 'customers' },
  { path: '/Equipments', label: 'equipment' },
  { path: '/Documents', label: 'documents' },
  { path: '/ExternalUsers', label: 'distributors' },
] as const;

/** Pages of everyday work that the person may open and the bar has no item for. */
export function WaysOn() {
  const session = useSession();
  const inBar = navigationFor(session).map(({ path }) => path);
  const open = ways.filter(({ path }) => passes(pageGates[path], session) && !inBar.includes(path));
  if (open.length === 0) return null;
  return (
    <Group component="nav" gap="xs" mb="lg" aria-label={t('goTo')}>
      {open.map(({ path, label }) => (
        <LinkButton key={path} to={path} variant="default">
          {t(label)}
        </LinkButton>
      ))}
    </Group>
  );
}
