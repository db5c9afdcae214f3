// The order matters: systems also call themselves by the names of others.
const systems: readonly [RegExp, string][] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The operating system behind a user agent, where it can be told. */
export const systemName = (userAgent: string): string | undefined =>
  systems.find(([pattern]) => pattern.test(userAgent))?.[1];
