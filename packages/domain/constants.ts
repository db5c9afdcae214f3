/** The constants that the specifications name, each in this one place. */
export const tooltipDelay = { open: 500, close: 200 } as const;
export const logoutRedirectDelay = 300;
export const defaultLanguage = 'en';
export const searchDebounce = 200;
/** How many rows a list answers at once; one's own items stand beside others and are fewer. */
export const listAmount = { min: 1, max: 200, usual: 50, own: 10 } as const;
/** The order in which each list opens. */
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
/** A text saves itself so long after the last key, in milliseconds. */
export const textSaveDelay = 1_000;
/** Scroll lists inside pages and dialogs are at most this high, in pixels. */
export const scrollListHeight = 120;
export const dropdownHeight = 300;
/** The page of background services asks again this often, in milliseconds. */
export const servicesRefresh = 10_000;
/** A row of the list of protocols names so many of its products. */
export const mostTargetsListed = 3;
/** A pause in the log of a person longer than this, in milliseconds, begins another session. */
export const logSessionGap = 300_000;
/** How many lines of a log are answered: of a filtered one, and of the newest. */
export const logLines = { most: 5000, newest: 500 } as const;
/** So many customers are compared with each other. */
export const mostCompared = 2;
/** Of aggregates, percentages and sizes of files. */
export const shownDecimals = 2;
/** What this application calls itself where it sends files. */
export const sourceSystem = 'UI';
/** The image of a photo that a device has not sent yet. */
export const unsentImagePrefix = 'UnloadedPhoto';
