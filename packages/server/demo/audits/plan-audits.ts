import { days, later } from '@assay/domain/time';
import { dice } from '../inspections/dice.ts';
import type { DemoMachine } from '../inspections/machines.queries.ts';
import { workingMorning } from '../inspections/plan-visits.ts';

/** A site with the machines of its line. */
export interface AuditedSite {
  siteId: string;
  machines: readonly DemoMachine[];
}

export interface PlannedAudit {
  /** The place of the site among those that are audited. */
  place: number;
  site: AuditedSite;
  /** From 0, of this site. */
  number: number;
  at: Date;
  ending: 'open' | 'finished';
  /** How many runs it has besides those of the plant; none where the site's own machines are all. */
  most: number | null;
}

export const auditCount = 40;
const siteCount = 14;
const machinesOfLine = 5;
const twoYears = 2 * 365;
/** With the two of the plant. */
export const runsOfLargest = 25;

/** The sites with the longest lines, each with at least one crusher. */
export function auditedSites(machines: readonly DemoMachine[]): AuditedSite[] {
  const ofLines = machines.filter(({ category }) => category === 'crushers' || category === 'screens');
  return [...Map.groupBy(ofLines, ({ customer_site_id }) => customer_site_id ?? '')]
    .filter(([siteId, line]) => siteId !== '' && line.some(({ category }) => category === 'crushers'))
    .map(([siteId, line]) => ({ siteId, machines: line.slice(0, machinesOfLine) }))
    .toSorted((one, other) => other.machines.length - one.machines.length || (one.siteId < other.siteId ? -1 : 1))
    .slice(0, siteCount);
}

/** Audits of these sites over two years, in the order of time; the newest of every other site is still open, and one is large. */
export function planAudits(sites: readonly AuditedSite[], now: Date): PlannedAudit[] {
  const audits = sites.flatMap((site, place) => {
    const count = Math.floor((auditCount - place - 1) / sites.length) + 1;
    const own = dice('audits', place);
    const isOpen = place % 2 === 0;
    const last = own.between(1, isOpen ? 40 : 200);
    const space = (twoYears - 20 - last) / Math.max(1, count - 1);
    return Array.from({ length: count }, (_, number): PlannedAudit => {
      const isLast = number === count - 1;
      const ago = isLast ? last : last + space * (count - 1 - number) * own.between(0.85, 1);
      return {
        place,
        site,
        number,
        at: workingMorning(later(now, -days(ago)), now),
        ending: isLast && isOpen ? 'open' : 'finished',
        most: isLast && place === 1 ? runsOfLargest - 2 : null,
      };
    });
  });
  return audits.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
