import type { ReportVersion } from '@assay/domain/reports/version';
import { days } from '@assay/domain/time';
import { type KnownPart, knownParts } from './data/demo-wear.ts';
import { percentile, printTable } from './measure/table.ts';
import { withServer } from './server/loaded-server.ts';

// No time: every life estimate in the reports of the demo, beside the end that its own model of wear knows.

const twoYears = 365.25 * 2;

interface Told {
  part: KnownPart;
  /** Days from the visit; none where the report says nothing. */
  range: { early: number; late: number } | null;
  basis: string;
}

/** Whether a rule that guesses nothing could tell: three values of this part, or two of one before it. */
function isTellable(part: KnownPart, history: readonly KnownPart[]): boolean {
  const until = history.filter(({ at }) => at <= part.at);
  const lives: KnownPart[][] = [];
  for (const one of until) {
    if (one.renewed || lives.length === 0) lives.push([]);
    lives.at(-1)?.push(one);
  }
  return (lives.at(-1)?.length ?? 0) >= 3 || lives.slice(0, -1).some((life) => life.length > 1);
}

await withServer(3975, async (_, client) => {
  const { parts, unexplained } = await knownParts(client);
  const { rows } = await client.query<{ visit_id: string; content: string }>(
    `select v.visit_id, v.content from report_version v join visit on visit.id = v.visit_id and visit.current_version = v.version
     where visit.kind = 'inspection' and visit.deleted_at is null`,
  );
  const versions = new Map(rows.map(({ visit_id, content }) => [visit_id, JSON.parse(content) as ReportVersion]));
  const told = parts
    .filter(({ isLimited }) => isLimited)
    .map((part): Told => {
      const outcomes = versions.get(part.visitId)?.runs.flatMap((run) => run.outcomes) ?? [];
      const life = outcomes.find(({ protocolPointId }) => protocolPointId === part.pointKey)?.chart?.life;
      const daysTo = (iso: string) => (Date.parse(iso) - part.at.getTime()) / days(1);
      return {
        part,
        range: life ? { early: daysTo(life.early), late: daysTo(life.late) } : null,
        basis: life?.basis.kind ?? '',
      };
    });
  const historyOf = Map.groupBy(parts, ({ equipmentId, pointName }) => `${equipmentId} ${pointName}`);
  const wanted = told.filter(({ part }) => part.daysLeft > 0 && part.daysLeft <= twoYears);
  const tellable = wanted.filter(({ part }) =>
    isTellable(part, historyOf.get(`${part.equipmentId} ${part.pointName}`) ?? []),
  );
  const given = told.flatMap(({ part, range, basis }) => (range ? [{ part, ...range, basis }] : []));
  const lateBy = given.map(({ part, early }) => early - part.daysLeft).filter((by) => by > 0.5);
  const withOne = (among: readonly Told[]) => among.filter(({ range }) => range !== null);
  const machines = (among: readonly Told[]) => new Set(among.map(({ part }) => part.equipmentId)).size;
  const share = (some: number, all: number) => `${some} of ${all} (${((100 * some) / Math.max(1, all)).toFixed(0)} %)`;
  printTable(
    'Life estimates of the newest reports of the demo, beside its model of wear',
    ['what', 'how many'],
    [
      ['measurements of wear with a limit', told.length],
      ['values that the model explains otherwise', unexplained],
      ['estimates', given.length],
      ['of these from the values of the part itself', given.filter(({ basis }) => basis === 'values').length],
      ['later than the truth by their early end', lateBy.length],
      ['by at most, in days', Math.max(0, ...lateBy).toFixed(0)],
      ['earlier than the truth by their late end', given.filter(({ part, late }) => part.daysLeft > late + 0.5).length],
      [
        'width of the range in days: half, nine in ten',
        [0.5, 0.9]
          .map((at) =>
            percentile(
              given.map(({ early, late }) => late - early),
              at,
            ).toFixed(0),
          )
          .join(', '),
      ],
      [
        'early by, in days: half, nine in ten',
        [0.5, 0.9]
          .map((at) =>
            percentile(
              given.map(({ part, early }) => part.daysLeft - early),
              at,
            ).toFixed(0),
          )
          .join(', '),
      ],
      ['reach the limit within two years: with an estimate', share(withOne(wanted).length, wanted.length)],
      [
        'of these with three values, or a part before it measured twice',
        share(withOne(tellable).length, tellable.length),
      ],
      ['machines with such a measurement: with an estimate', share(machines(withOne(wanted)), machines(wanted))],
    ],
  );
});
