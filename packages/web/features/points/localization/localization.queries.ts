import { inspectionPoints } from '@assay/contract/points';
import type { InspectionPoint } from '@assay/contract/points/point';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { usePointSaved } from '../points.queries.ts';
import type { SentText } from './language-changes.ts';

interface LanguageSave {
  point: InspectionPoint;
  sent: { name: SentText[]; description: SentText[]; text: SentText[] };
}

const withoutKey = (list: readonly SentText[]) => list.map(({ key: _, ...one }) => one);

/** Name, description and the texts inside are saved by a call each, and only what changed. */
export function useUpdateLanguages() {
  const onSaved = usePointSaved();
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: async ({ point, sent }: LanguageSave): Promise<InspectionPoint> => {
      const params = { id: point.id };
      let saved = point;
      // Each is kept as soon as it is saved, so that a repeat after a failure builds upon it.
      const keep = (reply: InspectionPoint) => {
        saved = reply;
        onSaved(reply);
      };
      if (sent.name.length > 0)
        keep(
          await call(inspectionPoints.updateTranslations, {
            params,
            revision: saved.revision,
            body: withoutKey(sent.name),
          }),
        );
      if (sent.description.length > 0)
        keep(
          await call(inspectionPoints.updateDescriptionTranslations, {
            params,
            revision: saved.revision,
            body: withoutKey(sent.description),
          }),
        );
      if (sent.text.length > 0)
        keep(
          await call(inspectionPoints.updateTextTranslations, { params, revision: saved.revision, body: sent.text }),
        );
      return saved;
    },
  });
}
