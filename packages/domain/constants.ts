/** The constants that the specifications name, each in this one place. */
export const tooltipDelay = { open: 500, close: 200 } as const;
export const logoutRedirectDelay = 300;
export const defaultLanguage = 'en';
