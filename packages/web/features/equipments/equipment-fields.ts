import { t } from './equipments.texts.ts';

/** What the fields of the history are called on screen, by their names in the record. */
export const equipmentFieldWords: Readonly<Record<string, string>> = {
  serial_number: t('serial'),
  nick_name: t('nickname'),
  mdm_equipment_id: t('mdmId'),
  family_name: t('family'),
  model_name: t('model'),
  customer_id: t('customer'),
  customer_site_id: t('site'),
  company_id: t('company'),
  photo_name: t('photo'),
};
