import type { ReportVersion } from './version.ts';

/** What is stored of a version, in whatever format. */
type Stored = Record<string, unknown>;

/** Each turns a format into the next one: the first of them format 1 into format 2. */
export type Upgrades = readonly ((stored: Stored) => Stored)[];

/** Formats of inspections before the one of today: none so far. */
const inspectionUpgrades: Upgrades = [];

/** Reads the text of a version in the newest format; an unknown format is refused rather than guessed at. */
export function inNewestFormat<Version extends { format: number }>(text: string, upgrades: Upgrades): Version {
  const stored = JSON.parse(text) as Stored;
  const { format } = stored;
  const isKnown =
    typeof format === 'number' && Number.isInteger(format) && format >= 1 && format <= upgrades.length + 1;
  if (!isKnown) throw new Error(`A version of a report has the unknown format ${String(format)}.`);
  return upgrades
    .slice(format - 1)
    .reduce((earlier, upgrade, place) => ({ ...upgrade(earlier), format: format + place + 1 }), stored) as Version;
}

/** Reads the text of a version of an inspection. */
export const parseVersion = (text: string, upgrades: Upgrades = inspectionUpgrades): ReportVersion =>
  inNewestFormat(text, upgrades);
