import { t } from './customers.texts.ts';

/** What the fields of the history are called on screen, by their names in the record. */
export const customerFieldWords: Readonly<Record<string, string>> = {
  name: t('name'),
  english_name: t('englishName'),
  mdm_customer_id: t('mdmId'),
  language: t('language'),
  mdm_site_id: t('mdmId'),
  mdm_type: t('mdmType'),
  country: t('country'),
  state_province: t('stateProvince'),
  email: t('email'),
  phone_number: t('phone'),
  customer: t('customer'),
};
