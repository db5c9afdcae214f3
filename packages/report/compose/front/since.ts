import type { Fact, Reference, ReportDocument } from '@assay/contract/reports/document';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { isWorse } from '@assay/domain/ratings';
import type { EarlierFinding } from '@assay/domain/reports/last-visit';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { type FindingsSince, findingsSince } from '@assay/domain/reports/since-last-visit';
import type { VersionFinding } from '@assay/domain/reports/version';
import { days } from '@assay/domain/time';
import { answerBlocks } from '../point-entry.ts';
import { shareOfChange } from '../points/compared.ts';
import { isNamedLike, type Reading, ratingOf, withUnit } from '../reading.ts';
import type { ReportWork } from '../report-work.ts';
import { allShown, needsAttention } from '../shown-points.ts';
import type { FindingLinks } from './tasks.ts';

type Since = NonNullable<ReportDocument['front']['since']>;

/** The findings of a version beside those of earlier visits. */
export const sinceOf = ({ version }: ReportWork, links: FindingLinks): FindingsSince =>
  findingsSince(
    version.findings,
    version.earlierFindings ?? [],
    (finding) => links.pointOf(finding)?.inspectionPointId,
  );

/** Of a finding that is told in this report. */
function referenceOf(finding: VersionFinding, links: FindingLinks): Reference {
  const at = links.pointOf(finding);
  return { key: finding.id, number: at ? String(at.number) : '', text: at ? links.shortTo(at).text : finding.title };
}

/** Points that are rated worse than the last time; one with a finding is told by that. */
const worseIn = ({ main }: ReportWork, links: FindingLinks, reading: Reading): Reference[] =>
  allShown(main, reading)
    .flatMap(({ points }) => points)
    .flatMap((at) => {
      const { result, outcome, protocolPointId } = at;
      if (!outcome.last || !isWorse(result.rating, outcome.last.rating)) return [];
      if (result.fixedOnSite || links.findingsOf(protocolPointId).length > 0) return [];
      const [then, now] = [outcome.last.rating, result.rating].map((rating) => ratingOf(rating, reading).label);
      const { key, number, text } = links.shortTo(at);
      return [{ key, number, text: `${text} (${then} → ${now})` }];
    });

function groupsOf(work: ReportWork, links: FindingLinks, reading: Reading): Since['groups'] {
  const { say, times } = reading;
  const since = sinceOf(work, links);
  const dated = (title: string, at: string) => `${title} (${times.day(at)})`;
  const earlierOf = ({ id, title, foundAt }: EarlierFinding): Reference => ({
    key: id,
    number: '',
    text: dated(title, foundAt),
  });
  const items: Record<Since['groups'][number]['name'], Reference[]> = {
    new: since.new.map((finding) => referenceOf(finding, links)),
    worse: worseIn(work, links, reading),
    stillOpen: since.stillOpen.map(({ earlier, finding }) => {
      const own = finding && referenceOf(finding, links);
      return {
        key: own?.key ?? earlier.id,
        number: own?.number ?? '',
        text: dated(own?.text ?? earlier.title, earlier.foundAt),
      };
    }),
    fixedOnSite: [
      ...since.fixedOnSite.map((finding) => referenceOf(finding, links)),
      ...since.leftAndFixed.map(earlierOf),
    ],
    foundDone: since.foundDone.map(earlierOf),
    fixedSince: since.fixedSince.map(earlierOf),
  };
  return (Object.keys(items) as (keyof typeof items)[])
    .map((name) => ({ name, label: say(`since.${name}`), count: items[name].length, items: items[name] }))
    .filter(({ count }) => count > 0);
}

const mostMoved = 6;

/** Of several values of a point the one that is told is named; a title that is its name says nothing more. */
function fieldOf(at: ShownPoint, { key, label }: Fact, reading: Reading): string {
  const isNamed = key !== 'value' && label !== '' && !isNamedLike(label, at.point, reading);
  return isNamed ? `, ${label}` : '';
}

/** The first value of a point that can be compared. */
const comparedFact = (at: ShownPoint, reading: Reading): Fact | undefined =>
  answerBlocks(at, reading)
    .flatMap((block) => (block.kind === 'facts' ? block.facts : []))
    .find(({ before }) => before !== undefined && before.change !== '' && before.change !== reading.number(0));

/** Values of points that need attention first, then those that left what was usual; of these those that changed most of themselves. */
function movedOf({ main, version }: ReportWork, links: FindingLinks, reading: Reading): Since['moved'] {
  const points = allShown(main, reading).flatMap((category) => category.points);
  const rank = (at: ShownPoint) =>
    needsAttention(at) ? 0 : Object.values(at.outcome.bands).some((band) => band !== 'ok') ? 1 : 2;
  return points
    .flatMap((at) => {
      const fact = comparedFact(at, reading);
      return fact ? [{ at, fact, share: shareOfChange(at, fact) }] : [];
    })
    .toSorted((one, other) => rank(one.at) - rank(other.at) || other.share - one.share)
    .flatMap(({ at, fact }) => {
      const { before } = fact;
      if (!before) return [];
      // Not every visit looks at every point: whoever reads a value under another date would reckon wrongly with it.
      const [day, lastDay] = [at.outcome.last?.at, version.lastVisit?.at].map(
        (moment) => moment && reading.times.day(moment),
      );
      const short = links.shortTo(at);
      return [
        {
          reference: { ...short, text: `${short.text}${fieldOf(at, fact, reading)}` },
          before: before.value,
          ...(day && day !== lastDay && { beforeDate: day }),
          now: fact.value,
          change: before.change,
        },
      ];
    })
    .slice(0, mostMoved)
    .toSorted((one, other) => Number(one.reference.number) - Number(other.reference.number));
}

/** What changed since the visit before; nothing at the first. */
export function sinceLastVisit(work: ReportWork, links: FindingLinks, reading: Reading): Since | null {
  const { lastVisit, header } = work.version;
  if (!lastVisit) return null;
  const { language, number, times, say } = reading;
  const apart = Date.parse(header.inspectionDate) - Date.parse(lastVisit.at);
  const [unit, count] = apart < days(14) ? (['day', apart / days(1)] as const) : (['week', apart / days(7)] as const);
  const long = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 });
  const hours = parseNumber(header.loadedHours);
  const worked = hours !== undefined && lastVisit.hours !== undefined ? hours - lastVisit.hours : undefined;
  const note = [
    long.format(count),
    ...(worked !== undefined && worked > 0
      ? [`${withUnit(number(Math.round(worked)), 'h', reading)} ${say('underLoad')}`]
      : []),
  ];
  const [groups, moved] = [groupsOf(work, links, reading), movedOf(work, links, reading)];
  return {
    date: times.day(lastVisit.at),
    note: note.join(', '),
    groups,
    moved,
    ...(groups.length === 0 && moved.length === 0 && { unchanged: say('unchanged') }),
  };
}
