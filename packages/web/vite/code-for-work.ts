/** Rooms of the web app whose inner folders only those need who write points and protocols or carry them out. */
export const roomsForWork = ['runs', 'protocols', 'points', 'inspections', 'audits'];

/** What such rooms know of the trade. */
export const tradeForWork = ['points', 'protocols', 'runs', 'measurements'];

const code = new RegExp(
  `(domain|contract)/(${tradeForWork.join('|')})/|features/(${roomsForWork.join('|')})/\\w+/|re2js`,
);

/** Lists and pages of customers do without; the engine of regular expressions alone is a fifth of a megabyte. */
export const isForWork = (id: string): boolean => code.test(id);
