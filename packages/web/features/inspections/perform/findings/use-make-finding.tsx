import { newId } from '@assay/domain/id';
import { usualDue } from '@assay/domain/inspections/follow-up';
import { Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useSession } from '../../../../api/session.ts';
import type { Performing, PointFinding } from '../../../runs/perform/performing.ts';
import { filesTo } from '../../../runs/queue/entries.ts';
import type { FieldQueue } from '../../../runs/queue/queue.ts';
import { idsOf, type RecordKey } from '../../../runs/queue/records.ts';
import { findingKey } from '../inspection-states.ts';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import { t } from './findings.texts.ts';
import { findingsOf } from './findings-of.ts';
import type { FollowUpDraft } from './follow-up-kind.ts';

/** Makes a finding of a point that was rated badly: everything that is known of it is filled in. */
export function useMakeFinding(
  queue: FieldQueue,
  inspectionId: string,
  tab: string | undefined,
): { findings: NonNullable<Performing['findings']>; dialog: ReactNode } {
  const { user } = useSession();
  const [making, setMaking] = useState<PointFinding>();
  const findings = useMemo(
    () => ({
      kind: 'finding' as const,
      make: setMaking,
      of: (result: RecordKey<'result'> | undefined) => {
        if (!result) return undefined;
        const [, pointId] = idsOf(result);
        const key = queue.keys('finding').find((one) => queue.shown(one)?.pointId === pointId);
        return key && { title: queue.shown(key)?.title ?? '', place: { tab }, shows: key };
      },
    }),
    [queue, tab],
  );
  if (!making) return { findings, dialog: null };
  const { rating, pointId, of, title, description } = making;
  // Asked for anew when it is saved, since a photo may arrive while somebody writes.
  const photosNow = () => (of && queue.shown(of)?.photos) ?? [];
  const waiting = of ? filesTo(queue.entries(), of, 'photo') : [];
  const added = waiting.filter(({ parts }) => !photosNow().some(({ imageId }) => imageId === parts.drawnOn));
  const count = photosNow().length + added.length;
  function save(draft: FollowUpDraft): void {
    const key = findingKey(newId());
    queue.change(key, { ...draft, title: draft.title ?? title, photos: photosNow() } as never);
    if (of) queue.showAlso(of, key);
  }
  return {
    findings,
    dialog: (
      <FollowUpDialog
        of={findingsOf(inspectionId)}
        title={t('makeTitle')}
        begin={{ title, description, pointId, ownerId: user.id, due: usualDue(rating, new Date()) }}
        owner={user}
        note={
          count > 0 && (
            <Text size="sm">
              {t('takesPhotos', { count })} {waiting.length > 0 && t('takesWaiting', { count: waiting.length })}
            </Text>
          )
        }
        onSave={save}
        onClose={() => setMaking(undefined)}
      />
    ),
  };
}
