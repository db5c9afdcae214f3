import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { asksForPhoto } from '@assay/domain/runs/judge-result';
import { isLifted, type PointResult } from '@assay/domain/runs/result';
import { useMediaQuery } from '@mantine/hooks';
import { IconCamera, IconLock, IconMessage, IconMicrophone, type TablerIcon } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { putCaretBehind } from '../../../ui/caret.ts';
import { ProseField } from '../../../ui/form/ProseField.tsx';
import { PhotoBlock } from '../photos/PhotoBlock.tsx';
import type { RecordKey } from '../queue/records.ts';
import { useOnTheWay } from '../queue/use-queue.ts';
import { VoiceBlock } from '../voice/VoiceBlock.tsx';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import classes from './point-extras.module.css';

interface PointExtrasProps {
  at: SnapshotPoint;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
}

type ExtraName = 'comment' | 'internalComment' | 'voice' | 'camera';

const icons: Record<ExtraName, TablerIcon> = {
  comment: IconMessage,
  internalComment: IconLock,
  voice: IconMicrophone,
  camera: IconCamera,
};

interface Extra {
  name: ExtraName;
  /** Its author wants it at this point. */
  isWanted: boolean;
  isAsked: boolean;
  count: number;
}

/** What goes with an answer: words, a recording, photos. Rows of icons on a phone; what the author wants is unfolded where there is room. */
export function PointExtras({ at: { point }, of: key, result }: PointExtrasProps) {
  const { queue, external, disabled } = usePerforming();
  const hasRoom = useMediaQuery('(min-width: 48em) and (min-height: 30em)', true, { getInitialValueInEffect: false });
  // On what is held in the hand the camera comes at once, without a look at the photos first.
  const isHeld = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<Partial<Record<ExtraName, boolean>>>({});
  const { commentField, internalCommentField, photoField, voiceCommentField } = point;
  // What this device has of them is shown like what has arrived, and unfolded: nobody takes for lost what waits.
  const waits = { voice: useOnTheWay(queue, key, 'voice'), camera: useOnTheWay(queue, key, 'photo') };
  // It stays unfolded once it has arrived, so that nothing moves then.
  for (const name of ['voice', 'camera'] as const)
    if (waits[name] > 0 && chosen[name] === undefined) setChosen({ ...chosen, [name]: true });
  const photoCount = result.photos.length + waits.camera;
  const id = useId();
  const isSkipped = isLifted(result);
  const hasPicture = point.type === 'MeasurementsWithPicture';
  const lacks = (text: string) => text.trim() === '';
  const needsPhoto = photoField.required && !isSkipped && asksForPhoto(point, result.rating);
  const needsComment = commentField.present && commentField.required && !isSkipped;
  const needsInternal = internalCommentField.present && internalCommentField.required && !isSkipped;
  const extras: Extra[] = [
    {
      name: 'comment',
      isWanted: commentField.present,
      isAsked: needsComment && lacks(result.comment),
      count: lacks(result.comment) ? 0 : 1,
    },
    {
      name: 'internalComment',
      isWanted: internalCommentField.present && !external,
      isAsked: needsInternal && lacks(result.internalComment),
      count: lacks(result.internalComment) ? 0 : 1,
    },
    {
      name: 'voice',
      isWanted: voiceCommentField.present || result.voiceCommentId !== null || waits.voice > 0,
      isAsked: false,
      count: result.voiceCommentId === null && waits.voice === 0 ? 0 : 1,
    },
    {
      name: 'camera',
      isWanted: hasPicture || asksForPhoto(point, result.rating) || photoCount > 0,
      isAsked: needsPhoto && photoCount === 0,
      count: photoCount,
    },
  ];
  // A camera is at hand at every point; to read, there is what is there.
  const shown = extras.filter(({ name, isWanted, count }) =>
    disabled ? isWanted && count > 0 : isWanted || name === 'camera',
  );
  // Words that came with an option are read before they are sent.
  const isOpen = ({ name, isWanted, count }: Extra) =>
    chosen[name] ?? ((hasRoom && isWanted) || (hasPicture && name === 'camera') || (name === 'comment' && count > 0));
  const open = new Set(shown.filter(isOpen).map(({ name }) => name));
  const typed = (name: 'comment' | 'internalComment') => ({
    value: result[name],
    maxLength: 10_000,
    disabled,
    onChange: (event: { currentTarget: { value: string } }) => {
      // Whoever empties it is about to write something else.
      setChosen({ ...chosen, [name]: true });
      queue.change(key, { [name]: event.currentTarget.value });
    },
  });
  function toggle(name: ExtraName): void {
    const takesPhoto = name === 'camera' && isHeld && !disabled;
    // Where no photo is there yet, there is nothing to fold away: the tap wants the camera.
    const opens = !open.has(name) || (takesPhoto && photoCount === 0);
    // At once: a browser opens the camera within the tap alone.
    flushSync(() => setChosen({ ...chosen, [name]: opens }));
    const part = document.getElementById(`${id}${name}`);
    if (!opens || !part) return;
    part.scrollIntoView({ block: 'nearest' });
    if (takesPhoto) part.querySelector<HTMLElement>('input[capture]')?.click();
    else {
      const field = part.querySelector('textarea');
      field?.focus({ preventScroll: true });
      putCaretBehind(field);
    }
  }
  if (shown.length === 0) return null;
  return (
    <div className={classes.extras}>
      <div className={classes.icons}>
        {shown.map((extra) => {
          const Icon = icons[extra.name];
          return (
            <button
              key={extra.name}
              type="button"
              className={classes.icon}
              aria-expanded={open.has(extra.name)}
              aria-controls={`${id}${extra.name}`}
              data-asked={extra.isAsked || undefined}
              onClick={() => toggle(extra.name)}
            >
              <span className={classes.sign}>
                <Icon size={24} aria-hidden />
                {extra.count > 0 && (
                  <span className={classes.count} aria-hidden>
                    {extra.count}
                  </span>
                )}
              </span>
              {t(extra.isAsked && extra.name === 'camera' ? 'photoAsked' : `${extra.name}Short`)}
            </button>
          );
        })}
      </div>
      <div id={`${id}comment`} className={classes.part}>
        {open.has('comment') && <ProseField {...typed('comment')} label={t('comment')} withAsterisk={needsComment} />}
      </div>
      <div id={`${id}internalComment`} className={classes.part}>
        {open.has('internalComment') && (
          <ProseField
            {...typed('internalComment')}
            label={t('internalComment')}
            description={t('internalHint')}
            withAsterisk={needsInternal}
          />
        )}
      </div>
      <div id={`${id}voice`} className={classes.part}>
        {open.has('voice') && <VoiceBlock of={key} voiceCommentId={result.voiceCommentId} />}
      </div>
      <div id={`${id}camera`} className={classes.part}>
        {open.has('camera') && (
          <PhotoBlock of={key} photos={result.photos} firstIsPicture={hasPicture} isRequired={needsPhoto} />
        )}
      </div>
    </div>
  );
}
