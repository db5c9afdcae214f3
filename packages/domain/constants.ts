/** The constants that the specifications name, each in this one place. */
export const tooltipDelay = { open: 500, close: 200 } as const;
export const searchDebounce = 200;
export const textAutosave = 1000;
export const logoutRedirectDelay = 300;
export const defaultLanguage = 'en';
