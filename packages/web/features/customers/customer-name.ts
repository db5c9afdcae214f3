import { t } from './customers.texts.ts';

/** The name, with the English one in brackets where it differs. */
export const customerName = ({ name, englishName }: { name: string; englishName: string }): string =>
  englishName && englishName !== name ? t('nameWithEnglish', { name, englishName }) : name;
