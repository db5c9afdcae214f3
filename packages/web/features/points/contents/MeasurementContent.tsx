import { t } from '../blocks/blocks.texts.ts';
import { MeasuredFields } from '../blocks/MeasuredFields.tsx';
import { PointSelect } from '../blocks/PointInputs.tsx';
import { choicesOf, lifeEstimateWords } from '../point-words.ts';

export const MeasurementContent = () => (
  <MeasuredFields>
    <PointSelect name="lifeEstimate" label={t('lifeEstimate')} choices={choicesOf(lifeEstimateWords)} />
  </MeasuredFields>
);
