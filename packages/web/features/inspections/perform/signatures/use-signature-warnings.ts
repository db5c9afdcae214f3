import { signatureRoles } from '@assay/domain/inspections/inspection';
import { usePerforming } from '../../../runs/perform/performing.ts';
import type { FieldQueue } from '../../../runs/queue/queue.ts';
import { useQueueVersion } from '../../../runs/queue/use-queue.ts';
import { signatureKey } from '../inspection-states.ts';
import type { MissingLine } from '../use-submit-check.ts';
import { useDrawn, useSignatureDrafts } from './signature-drafts.ts';
import { t } from './signatures.texts.ts';
import { signerTitle } from './signer-title.ts';

/** Whether an answer was changed since somebody signed: as the server has it, or still on its way. */
function isChangedSince(queue: FieldQueue, signedAt: string): boolean {
  const isOnItsWay = queue.entries().some(({ kind, operation }) => kind === 'result' && operation === 'put');
  return isOnItsWay || queue.keys('result').some((key) => (queue.shown(key)?.written ?? '') > signedAt);
}

/** Signatures that are missing, drawn and not signed, or older than an answer: nothing requires them, and they are easily forgotten. */
export function useSignatureWarnings(tab: string | undefined, isFactoryTest: boolean): MissingLine[] {
  const { queue } = usePerforming();
  const drafts = useSignatureDrafts();
  useQueueVersion(queue);
  useDrawn(drafts);
  return signatureRoles.toReversed().flatMap((role) => {
    const key = signatureKey(role);
    const isOnItsWay = queue.entries().some((entry) => entry.kind === 'upload' && entry.parts.target === key);
    const signed = queue.shown(key);
    const signer = signerTitle(role, isFactoryTest);
    function warning(): string | undefined {
      if (drafts.isDrawn(role)) return t('drawnBy', { signer });
      if (isOnItsWay) return undefined;
      if (!signed) return t('missingBy', { signer });
      const isOld = signed.signedAt !== undefined && isChangedSince(queue, signed.signedAt);
      return isOld ? t('changedSince', { name: signed.name }) : undefined;
    }
    const text = warning();
    return text ? [{ id: `signature ${role}`, text, place: { tab, point: undefined } }] : [];
  });
}
