/** The specifications name these constants. */
export const tooltipDelay = { open: 500, close: 200 } as const;
export const logoutRedirectDelay = 300;
export const defaultLanguage = 'en';
export const searchDebounce = 200;
/** The rows of one page of a list; a short list of one's own items shows fewer. */
export const listAmount = { min: 1, max: 200, usual: 50, own: 10 } as const;
/** Each list opens in this order. */
export const listOrders = {
  inspections: { key: 'inspectionDate', direction: 'desc' },
  audits: { key: 'inspectionDate', direction: 'desc' },
  families: { key: 'name', direction: 'desc' },
  models: { key: 'name', direction: 'desc' },
  customers: { key: 'name', direction: 'desc' },
  distributors: { key: 'name', direction: 'desc' },
  equipment: { key: 'serialNumber', direction: 'desc' },
  serviced: { key: 'name', direction: 'asc' },
  certifiedUsers: { key: 'email', direction: 'asc' },
} as const;
/** Milliseconds after the last key until a text is saved. */
export const textSaveDelay = 1_000;
/** Scroll lists in pages and dialogs are at most this high, in pixels. */
export const scrollListHeight = 120;
export const dropdownHeight = 300;
/** Milliseconds between two refreshes of the page of background services. */
export const servicesRefresh = 10_000;
/** The list of protocols names at most so many products in a row. */
export const mostTargetsListed = 3;
/** A longer pause in a person's log, in milliseconds, begins another session. */
export const logSessionGap = 300_000;
/** A filtered log answers `most` lines, the unfiltered one the `newest`. */
export const logLines = { most: 5000, newest: 500 } as const;
/** So many customers can be compared at once. */
export const mostCompared = 2;
/** Decimals of aggregates, percentages and file sizes. */
export const shownDecimals = 2;
/** This application calls itself so where it sends files. */
export const sourceSystem = 'UI';
/** Names of photos that a device has not sent yet begin with it. */
export const unsentImagePrefix = 'UnloadedPhoto';
