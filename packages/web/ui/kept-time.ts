const two = (number: number): string => String(number).padStart(2, '0');

/** A moment as a clock here shows it; with its day where that is another. */
export function keptTime(moment: number, now = Date.now()): string {
  const [date, today] = [new Date(moment), new Date(now)];
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  if (date.toDateString() === today.toDateString()) return time;
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${time}`;
}
