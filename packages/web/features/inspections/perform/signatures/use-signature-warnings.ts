import { signatureRoles } from '@assay/domain/inspections/inspection';
import type { MissingLine } from '../../../runs/check/missing-line.ts';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { useQueueVersion } from '../../../runs/queue/use-queue.ts';
import { signatureKey } from '../inspection-states.ts';
import { lastAnswered } from './last-answered.ts';
import { useDrawn, useSignatureDrafts } from './signature-drafts.ts';
import { t } from './signatures.texts.ts';
import { signerTitle } from './signer-title.ts';

/** Signatures that are missing, drawn and not signed, or older than an answer: nothing requires them, and they are easily forgotten. */
export function useSignatureWarnings(
  where: Pick<MissingLine, 'part' | 'place'>,
  isFactoryTest: boolean,
): MissingLine[] {
  const { queue } = usePerforming();
  const drafts = useSignatureDrafts();
  useQueueVersion(queue);
  useDrawn(drafts);
  return signatureRoles.toReversed().flatMap((role) => {
    const key = signatureKey(role);
    const drawing = queue.entries().find((entry) => entry.kind === 'upload' && entry.parts.target === key);
    const onItsWay = drawing?.kind === 'upload' ? drawing.parts : undefined;
    const signed = onItsWay ? { name: onItsWay.signerName ?? '', signedAt: onItsWay.signedAt } : queue.shown(key);
    const signer = signerTitle(role, isFactoryTest);
    function warning(): string | undefined {
      if (drafts.isDrawn(role)) return t('drawnBy', { signer });
      if (!signed) return t('missingBy', { signer });
      const isOld = signed.signedAt !== undefined && Date.parse(signed.signedAt) < lastAnswered(queue);
      return isOld ? t('changedSince', { name: signed.name }) : undefined;
    }
    const text = warning();
    return text ? [{ id: `signature ${role}`, text, ...where }] : [];
  });
}
