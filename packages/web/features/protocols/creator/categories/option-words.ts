import type { ProtocolPoint } from '@assay/domain/protocols/protocol';
import { t } from './categories.texts.ts';

/** What is special about a point in the protocol, in a few words. */
export const optionWords = (point: ProtocolPoint): string[] =>
  [
    point.optional && t('tagOptional'),
    point.prefill && t('tagPrefill'),
    point.sampleIdIndex !== null && t('tagSample', { number: point.sampleIdIndex }),
    !point.showInReport && t('tagNotInReport'),
    point.showValueInReportHeader && t('tagHeader'),
    point.dependencies.length > 0 && t('tagDependent'),
  ].filter((word) => word !== false);
