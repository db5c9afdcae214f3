/** Rooms of the web app whose inner folders only those need who write points and protocols or carry them out. */
export const roomsForWork = ['runs', 'protocols', 'points', 'inspections', 'audits'];

/** What such rooms know of the trade. */
export const tradeForWork = ['points', 'protocols', 'runs', 'measurements'];

const code = new RegExp(
  `(domain|contract)/(${tradeForWork.join('|')})/|features/(${roomsForWork.join('|')})/\\w+/|re2js`,
);

/** Lists and pages of customers do without; the engine of regular expressions alone is a fifth of a megabyte. */
const isForWork = (id: string): boolean => code.test(id);

/** What keeps work on the device, and the database of the browser that it is kept in: wanted after the first page is drawn. */
export const isForDevice = (id: string): boolean => /features\/device\/|node_modules\/dexie/.test(id);

/** What shows a report and cleans its HTML before: for those who read one. */
export const isForReading = (id: string): boolean => /features\/reports\/view\/|node_modules\/dompurify/.test(id);

/** What every page may need. */
export const isForAll = (id: string): boolean => !isForWork(id) && !isForDevice(id) && !isForReading(id);
