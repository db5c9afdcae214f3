import { Group, Text } from '@mantine/core';
import { TextLink } from '../../ui/TextLink.tsx';
import { t } from './device.texts.ts';
import type { KeptVisit } from './kept-visits.ts';

const linkOf = (visit: KeptVisit['visit']) => {
  const [kind, id = ''] = visit.split('/');
  return kind === 'audits'
    ? ({ to: '/Audits/$id', params: { id } } as const)
    : ({ to: '/Reports/$id/perform', params: { id } } as const);
};

/** Visits with work on this device, and how much of each waits. */
export const VisitLines = ({ visits }: { visits: readonly KeptVisit[] }) =>
  visits.map(({ visit, name, waiting, needsYou }) => (
    <Group key={visit} justify="space-between">
      <TextLink {...linkOf(visit)}>{name || t(visit.startsWith('audits') ? 'audit' : 'inspection')}</TextLink>
      <Text>{needsYou > 0 ? t('needsYou', { count: needsYou }) : t('waiting', { count: waiting })}</Text>
    </Group>
  ));
