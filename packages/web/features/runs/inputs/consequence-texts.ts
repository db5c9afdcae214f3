import type { ValidationConsequence } from '@assay/domain/points/point-types';
import { t } from './inputs.texts.ts';

/** What an inspector reads when a value does not fit its pattern. */
export const consequenceTexts = (): Record<ValidationConsequence, string> => ({
  NoAction: t('unexpected'),
  PreventMovingNextPoint: t('unexpectedNext'),
  PreventReport: t('unexpectedReport'),
});
