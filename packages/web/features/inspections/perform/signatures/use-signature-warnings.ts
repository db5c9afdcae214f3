import { signatureRoles } from '@assay/domain/inspections/inspection';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { useQueueVersion } from '../../../runs/queue/use-queue.ts';
import { signatureKey } from '../inspection-states.ts';
import type { MissingLine } from '../use-submit-check.ts';
import { useDrawn, useSignatureDrafts } from './signature-drafts.ts';
import { t } from './signatures.texts.ts';
import { signerTitle } from './signer-title.ts';

/** Signatures that are missing, or drawn and not signed: nothing requires them, and they are easily forgotten. */
export function useSignatureWarnings(tab: string | undefined, isFactoryTest: boolean): MissingLine[] {
  const { queue } = usePerforming();
  const drafts = useSignatureDrafts();
  useQueueVersion(queue);
  useDrawn(drafts);
  return signatureRoles.toReversed().flatMap((role) => {
    const key = signatureKey(role);
    const isOnItsWay = queue.entries().some((entry) => entry.kind === 'upload' && entry.parts.target === key);
    const isSigned = isOnItsWay || queue.shown(key) !== undefined;
    const signer = signerTitle(role, isFactoryTest);
    const text = drafts.isDrawn(role) ? t('drawnBy', { signer }) : isSigned ? undefined : t('missingBy', { signer });
    return text ? [{ id: `signature ${role}`, text, place: { tab, point: undefined } }] : [];
  });
}
