import type { ProtocolPoint } from '@assay/domain/protocols/protocol';
import { t } from './categories.texts.ts';

/** What is special about a point in the protocol, in a few words. */
export const optionWords = (point: ProtocolPoint): string[] =>
  [
    point.optional && t('saidOptional'),
    point.prefill && t('saidPrefill'),
    point.sampleIdIndex !== null && t('saidSample', { number: point.sampleIdIndex }),
    !point.showInReport && t('saidNotInReport'),
    point.showValueInReportHeader && t('saidHeader'),
    point.dependencies.length > 0 && t('saidDependent'),
  ].filter((word) => word !== false);
