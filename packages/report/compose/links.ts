import type { Reference } from '@assay/contract/reports/document';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import type { VersionFinding } from '@assay/domain/reports/version';
import type { Links } from './point-entry.ts';
import { numberOf, type Reading, titleOf } from './reading.ts';
import type { ReportWork } from './report-work.ts';
import { allShown } from './shown-points.ts';

const bare = (text: string): string => text.trim().toLocaleLowerCase('en');

/** A finding is about the point that it names, else about the one that shares a picture with it, else about the one that its title begins with. */
export function pointAbout(
  { title, pointId, photos = [] }: Pick<VersionFinding, 'title' | 'pointId'> & Partial<Pick<VersionFinding, 'photos'>>,
  points: readonly ShownPoint[],
): ShownPoint | undefined {
  const named = pointId && points.find(({ protocolPointId }) => protocolPointId === pointId);
  if (named) return named;
  const shown = new Set(photos.map(({ imageId }) => imageId));
  const byPicture = points.find(({ result }) => result.photos.some(({ imageId }) => shown.has(imageId)));
  const names = ({ point, result }: ShownPoint) =>
    [result.nameOverride, point.name].filter((name) => name.trim() !== '');
  const begins = (at: ShownPoint) => names(at).filter((name) => bare(title).startsWith(bare(name)));
  const longest = (at: ShownPoint) => Math.max(0, ...begins(at).map((name) => name.length));
  const byName = points.toSorted((one, other) => longest(other) - longest(one))[0];
  return byPicture ?? (byName && longest(byName) > 0 ? byName : undefined);
}

/** What the findings of a report say of its points, and the other way round. */
export function linksOf(
  { main }: Pick<ReportWork, 'main'>,
  findings: readonly VersionFinding[],
  reading: Reading,
): Links & {
  pointOf: (finding: VersionFinding) => ShownPoint | undefined;
  referenceTo: (at: ShownPoint) => Reference;
  /** The same in fewer letters, where columns are narrow. */
  shortTo: (at: ShownPoint) => Reference;
} {
  const points = allShown(main, reading).flatMap((category) => category.points);
  const about = new Map(findings.map((finding) => [finding.id, pointAbout(finding, points)]));
  return {
    pointOf: ({ id }) => about.get(id),
    referenceTo: (at) => ({
      key: at.protocolPointId,
      number: numberOf(at, reading),
      text: `${reading.say('pointShort')}\u00a0${numberOf(at, reading)}, ${titleOf(at, reading)}`,
    }),
    shortTo: (at) => ({
      key: at.protocolPointId,
      number: numberOf(at, reading),
      text: `${numberOf(at, reading)}\u00a0${titleOf(at, reading)}`,
    }),
    findingsOf: (protocolPointId) =>
      findings.flatMap(({ id }, place) =>
        about.get(id)?.protocolPointId === protocolPointId
          ? [{ key: id, number: String(place + 1), text: reading.say('findingNumber', { number: place + 1 }) }]
          : [],
      ),
    told: new Set(findings.flatMap(({ photos }) => photos.map(({ imageId }) => imageId))),
  };
}
