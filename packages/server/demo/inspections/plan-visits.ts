import type { ProtocolType } from '@assay/domain/protocol-types';
import { days, hours, later } from '@assay/domain/time';
import { dice } from './dice.ts';

/** A protocol as far as the plan goes. */
export interface PlannedProtocol {
  id: string;
  name: string;
  type: ProtocolType;
}

export interface PlannedMachine {
  /** Its place among the machines that are inspected. */
  place: number;
  /** What may be carried out on it, by whoever inspects it. */
  protocols: readonly PlannedProtocol[];
}

/** How far an inspection got. */
export type Ending = 'begun' | 'sent back' | 'waiting' | 'finished';

export interface PlannedVisit<M extends PlannedMachine> {
  machine: M;
  /** From 0, of this machine. */
  number: number;
  protocol: PlannedProtocol;
  at: Date;
  ending: Ending;
  hours: number;
  hoursSince: number;
}

/** How often machines are visited, in turn: some have a long history, some have hardly one. */
const visitsInTurn = [10, 8, 6, 5, 4, 3];
const threeYears = 3 * 365;

const mainTypes: readonly ProtocolType[] = ['Monthly', 'Weekly', 'Mid_Year', 'Quarterly'];
const onceTypes: readonly ProtocolType[] = ['Commission', 'FAT', 'Closed'];

/** The same protocol at most visits, so that its values make a history; what is done once, at the beginning or the end. */
function protocolAt({ place, protocols }: PlannedMachine, number: number, count: number): PlannedProtocol {
  const ofType = (type: ProtocolType) => protocols.find((protocol) => protocol.type === type);
  const usual = protocols.filter(({ type }) => !onceTypes.includes(type));
  const main = mainTypes.map(ofType).find((found) => found !== undefined) ?? usual[0] ?? protocols[0];
  const once =
    (number === 0 && place % 3 === 0 && ofType('Commission')) ||
    (number === 0 && place % 3 === 1 && ofType('FAT')) ||
    (number === count - 1 && place % 8 === 5 && ofType('Closed')) ||
    undefined;
  const others = usual.filter((protocol) => protocol !== main);
  const other = number % 3 === 2 ? others[Math.floor(number / 3 + place) % Math.max(1, others.length)] : undefined;
  const chosen = once ?? other ?? main;
  if (!chosen) throw new Error(`The demo has no protocol for machine ${place}.`);
  return chosen;
}

/** The newest visits of some machines are still under way or wait for somebody. */
function endingOf(place: number, isLast: boolean): Ending {
  if (!isLast) return 'finished';
  const endings: readonly Ending[] = ['begun', 'waiting', 'finished', 'begun', 'waiting', 'sent back'];
  return endings[place % endings.length] ?? 'finished';
}

const lastVisitDaysAgo: Record<Ending, readonly [least: number, most: number]> = {
  begun: [0.2, 9],
  'sent back': [4, 16],
  waiting: [2, 30],
  finished: [8, 80],
};

/** On a working day, in the morning. */
export function workingMorning(at: Date, now: Date): Date {
  const morning = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 6, 0));
  const started = later(morning, hours(at.getUTCHours() / 6) + (at.getUTCMinutes() % 12) * 300_000);
  const weekend = { 6: 1, 0: 2 }[started.getUTCDay()] ?? 0;
  const day = later(started, -days(weekend));
  return day < later(now, -hours(3)) ? day : later(day, -days(day.getUTCDay() === 1 ? 3 : 1));
}

/** How a machine is used: hours under load of a day, and those before its first visit. */
export function usageOf(place: number, own = dice('visits', place)) {
  const share = [own.between(0, 1), own.between(0, 1)] as const;
  return { share, hoursOfDay: own.between(5, 9), hoursBefore: own.between(0, 6_000), own };
}

/** Whether the first visit finds a machine that has not worked yet. */
export const isDelivery = (type: ProtocolType): boolean => onceTypes.includes(type);

function visitsOf<M extends PlannedMachine>(machine: M, count: number, now: Date): PlannedVisit<M>[] {
  const { place } = machine;
  const { share, hoursOfDay, hoursBefore, own } = usageOf(place);
  const within = (at: number, [least, most]: readonly [number, number]) => least + at * (most - least);
  const last = within(share[0], lastVisitDaysAgo[endingOf(place, true)]);
  const first = within(share[1], count > 4 ? [0.75, 1] : [0.3, 0.9]) * threeYears;
  const space = (first - last) / Math.max(1, count - 1);
  const agoOf = (number: number) =>
    number === count - 1 ? last : first - space * number + own.between(-0.2, 0.2) * space;
  const times = Array.from({ length: count }, (_, number) => workingMorning(later(now, -days(agoOf(number))), now));
  const isDelivered = isDelivery(protocolAt(machine, 0, count).type);
  const begun = times[0] ?? now;
  const hoursAt = (at: Date) =>
    (isDelivered ? 0 : hoursBefore) + ((at.getTime() - begun.getTime()) / days(1)) * hoursOfDay;
  return times.map((at, number) => ({
    machine,
    number,
    protocol: protocolAt(machine, number, count),
    at,
    ending: endingOf(place, number === count - 1),
    hours: hoursAt(at),
    hoursSince: number === 0 ? 0 : hoursAt(at) - hoursAt(times[number - 1] ?? at),
  }));
}

/** So many visits to these machines over three years, in the order of time. */
export function planVisits<M extends PlannedMachine>(
  machines: readonly M[],
  count: number,
  now: Date,
): PlannedVisit<M>[] {
  const counts = machines.map(({ place }) => visitsInTurn[place % visitsInTurn.length] ?? 1);
  const missing = count - counts.reduce((sum, one) => sum + one, 0);
  return machines
    .flatMap((machine, i) => visitsOf(machine, (counts[i] ?? 1) + (i < missing ? 1 : 0), now))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
