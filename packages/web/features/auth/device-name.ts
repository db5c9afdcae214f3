import { systemName } from '../../api/system-name.ts';
import { t } from './account.texts.ts';

// The order matters: most browsers also call themselves by the names of others.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const browserName = (userAgent: string): string | undefined =>
  browsers.find(([pattern]) => pattern.test(userAgent))?.[1];

/** What a person calls the device behind a user agent. */
export const deviceName = (userAgent: string): string =>
  t('deviceOn', {
    browser: browserName(userAgent) ?? t('unknownBrowser'),
    system: systemName(userAgent) ?? t('unknownSystem'),
  });
