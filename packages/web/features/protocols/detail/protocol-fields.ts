import type { RecordedField } from '@assay/contract/history';
import type { RatingTableLocation } from '@assay/domain/protocols/protocol';
import type { HistoryWords } from '../../history/history-words.ts';
import { t } from './detail.texts.ts';

export const ratingTableWords = (): Record<RatingTableLocation, string> => ({
  Start: t('ratingStart'),
  End: t('ratingEnd'),
  None: t('ratingNone'),
});

const fields = (): Readonly<Record<RecordedField<'protocol'>, string>> => ({
  name: t('name'),
  type: t('type'),
  summary: t('summary'),
  phases_on: t('phases'),
  info_appendix: t('infoAppendix'),
  rating_table_location: t('ratingTable'),
  show_current_loaded_hours: t('loadedHours'),
  point: t('changedPoint'),
  rule: t('changedRule'),
});

/** How the history of a protocol reads. */
export const protocolHistoryWords: HistoryWords = {
  fields,
  values: { rating_table_location: (place) => ratingTableWords()[place as RatingTableLocation] },
  partNamedBy: 'point',
  kinds: [
    {
      knownBy: 'rating_table_location',
      inSentence: [],
      created: () => t('historyCreated'),
      removed: () => t('historyRemoved'),
    },
  ],
};
