import type { Language } from './languages.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** Lists show day.month.year and the time in UTC. */
export function listMoment(iso: string): string {
  const at = new Date(iso);
  return `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

/** Takes a moment in UTC or a calendar day. */
export const listDay = (iso: string): string => listMoment(iso).slice(0, 10);

/** dd/mm/yyyy of a moment in UTC, as views and mails show it. */
export function reportDay(iso: string): string {
  const at = new Date(iso);
  return `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`;
}

interface Clock {
  day: string;
  month: string;
  year: string;
  time: string;
}

function clockIn(zone: string, iso: string): Clock {
  const parts = zoneClock(zone).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((entry) => entry.type === type)?.value ?? '';
  return {
    day: part('day'),
    month: part('month'),
    year: part('year'),
    time: `${part('hour')}:${part('minute')}`,
  };
}

const zoneClocks = new Map<string, Intl.DateTimeFormat>();
function zoneClock(zone: string): Intl.DateTimeFormat {
  const known = zoneClocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  zoneClocks.set(zone, clock);
  return clock;
}

/** The reader's zone, as their device knows it. */
const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** In the reader's own time: for what their device did itself. */
export function ownClock(iso: string, zone = readerZone()): string {
  const at = clockIn(zone, iso);
  return `${dots(at)} ${at.time}`;
}

/** 'UTC+2' or 'UTC', at that moment. */
function zoneOffset(zone: string, iso: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(iso),
  );
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace(/^GMT(\+0$)?/, 'UTC');
}

/** Pages show the zone beside the time; lists and reports do not. */
export const ownMoment = (iso: string, zone = readerZone()): string =>
  `${ownClock(iso, zone)} ${zoneOffset(zone, iso)}`;

const bare = (digits: string): string => String(Number(digits));
const slashes = ({ day, month, year }: Clock): string => `${day}/${month}/${year}`;
const dots = ({ day, month, year }: Clock): string => `${day}.${month}.${year}`;
const iso = ({ day, month, year }: Clock): string => `${year}-${month}-${day}`;

/** Each language writes days and times differently in reports. */
const paperHabits: Record<Language, { day: (at: Clock) => string; month: (at: Clock) => string; time?: string }> = {
  en: { day: slashes, month: ({ month, year }) => `${month}/${year}` },
  fi: {
    day: ({ day, month, year }) => `${bare(day)}.${bare(month)}.${year}`,
    month: ({ month, year }) => `${bare(month)}/${year}`,
    time: '.',
  },
  sv: { day: iso, month: ({ month, year }) => `${year}-${month}` },
  de: { day: dots, month: ({ month, year }) => `${month}.${year}` },
  fr: { day: slashes, month: ({ month, year }) => `${month}/${year}` },
  es: { day: slashes, month: ({ month, year }) => `${month}/${year}` },
  pt: { day: slashes, month: ({ month, year }) => `${month}/${year}` },
  ru: { day: dots, month: ({ month, year }) => `${month}.${year}` },
  zh: { day: iso, month: ({ month, year }) => `${year}-${month}` },
};

/** Reports show days and times in the zone of the site. */
export function paperTimes(language: Language, zone: string) {
  const habits = paperHabits[language];
  const at = (moment: string) => clockIn(zone, moment);
  const time = (moment: string): string => at(moment).time.replace(':', habits.time ?? ':');
  const day = (moment: string): string => habits.day(at(moment));
  return {
    zone,
    day,
    time,
    month: (moment: string): string => habits.month(at(moment)),
    moment: (moment: string): string => `${day(moment)}, ${time(moment)}`,
  };
}
export type PaperTimes = ReturnType<typeof paperTimes>;

/** Seconds are ignored; a clock that was set back gives no negative time. */
export function hoursAndMinutes(from: string, to: string): { hours: number; minutes: number } {
  const minuteOf = (iso: string): number => Math.floor(Date.parse(iso) / minutes(1));
  const whole = Math.max(0, minuteOf(to) - minuteOf(from));
  return { hours: Math.floor(whole / 60), minutes: whole % 60 };
}

/** The calendar day in UTC, yyyy-mm-dd. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** With seconds. */
export const preciseMoment = (iso: string): string => `${listMoment(iso)}:${two(new Date(iso).getUTCSeconds())}`;

/** In its two largest units. */
export function durationText(milliseconds: number): string {
  if (milliseconds < seconds(10)) return `${(milliseconds / 1000).toFixed(1)} s`;
  const whole = Math.round(milliseconds / 1000);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

const seconds = (n: number): number => n * 1000;
export const minutes = (n: number): number => seconds(n * 60);
export const hours = (n: number): number => minutes(n * 60);
export const days = (n: number): number => hours(n * 24);

export const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

export const earlier = (a: Date, b: Date): Date => new Date(Math.min(a.getTime(), b.getTime()));

/** 1, 2, 4 ... minutes after the first, second, third ... failure in a row, up to a maximum. */
export const growingPause = (failures: number, most: number): number =>
  Math.min(minutes(2 ** Math.min(failures - 1, 30)), most);

/** The first day of the month so many months ago. */
export const monthsBefore = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));

/** 29 February becomes 1 March. */
export function oneYearAfter(now: Date): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() + 1);
  return then;
}

const monthNames = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonthNames = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** 'March 2026', of a moment in UTC or of a month as yyyy-mm. */
export const monthText = (iso: string): string => monthNames.format(new Date(iso));

/** 'Mar' */
export const shortMonthText = (iso: string): string => shortMonthNames.format(new Date(iso));
