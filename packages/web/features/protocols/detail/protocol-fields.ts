import { t } from './detail.texts.ts';

/** What the fields of the history are called on screen, by their names in the record. */
export const protocolFieldWords: Readonly<Record<string, string>> = {
  name: t('name'),
  type: t('type'),
  summary: t('summary'),
  phases_on: t('phases'),
  info_appendix: t('infoAppendix'),
  rating_table_location: t('ratingTable'),
  show_current_loaded_hours: t('loadedHours'),
  point: t('changedPoint'),
  rule: t('changedRule'),
};
