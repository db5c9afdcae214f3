import { createHash } from 'node:crypto';
import { images } from '@assay/contract/images';
import { inspections } from '@assay/contract/inspections';
import { voiceComments } from '@assay/contract/voice-comments';
import { inspectionTypes } from '@assay/domain/inspections/inspection';
import { bandOf, type LimitValues, limitFor, suggestedRating } from '@assay/domain/measurements/limits';
import { isComputed, type SummaryCell } from '@assay/domain/measurements/summary-table';
import type { Point } from '@assay/domain/points/point';
import type { ResultContent } from '@assay/domain/points/results';
import { shapeOf } from '@assay/domain/points/summary-with-rows';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { isFailure, type Rating, ratings } from '@assay/domain/ratings';
import type { ReportVersion } from '@assay/domain/reports/version';
import { workOf } from '@assay/domain/runs/recorded-run';
import type { PointResult } from '@assay/domain/runs/result';
import { type RunWork, stepsOf, submitFaults } from '@assay/domain/runs/submit-check';
import { days } from '@assay/domain/time';
import { beforeAll, describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../db/pool.ts';
import { readInspectionVersion } from '../../features/inspections/inspection-version.ts';
import { snapshotIn } from '../../features/runs/read-snapshot.ts';
import type { CastName } from '../../testing/cast.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';

interface Submitted {
  source: ReportVersion;
  content: string;
  sha256: string;
  savedAt: Date;
  external: boolean;
  works: RunWork[];
}

/** What the limits make of the worst of the numbers that were typed. */
function deserved(point: Point, { content }: PointResult, { product }: RunWork): Rating | undefined {
  if (point.type !== 'Measurement' && point.type !== 'SummaryWithRows') return undefined;
  const limit: LimitValues | undefined = limitFor(point.measurementLimits, product);
  if (!limit) return ratings.Ok;
  const typed =
    point.type === 'Measurement'
      ? [(content as ResultContent<'Measurement'>).value]
      : (content as { values: SummaryCell[] }).values
          .filter(({ rowId, fieldId }) => !isComputed(shapeOf(point), rowId, fieldId))
          .map(({ value }) => value);
  return Math.max(...typed.map((text) => suggestedRating(bandOf(Number(text), limit)))) as Rating;
}

/** What is true of the inspections of a demo that was just loaded, by a server that said this. */
export const testInspections = (app: () => TestApp, said: () => string) =>
  describe('the inspections of the demo', () => {
    const submitted: Submitted[] = [];
    const answers = (): { at: SnapshotPoint; result: PointResult; work: RunWork; source: ReportVersion }[] =>
      submitted.flatMap(({ works, source }) =>
        works.flatMap((work) =>
          stepsOf(work).flatMap(({ at }) => {
            const result = work.results.get(at.id);
            return result && result.rating < ratings.NotApplicable ? [{ at, result, work, source }] : [];
          }),
        ),
      );
    const list = async (as: CastName, query: Record<string, string> = {}) =>
      (await app().call(inspections.list, { as, query: { amount: '200', ...query } })).body as {
        result: { id: string; inspector: string }[];
        count: number;
      };

    beforeAll(async () => {
      const db = withoutScopedTables(app().db);
      const rows = await app()
        .db.selectFrom('report_version')
        .innerJoin('visit', 'visit.id', 'report_version.visit_id')
        .innerJoin('company', 'company.id', 'visit.company_id')
        .select(['report_version.content', 'report_version.sha256', 'report_version.saved_at'])
        .select('company.is_provider')
        .where('visit.kind', '=', 'inspection')
        .orderBy('visit.visited_at')
        .orderBy('report_version.version')
        .execute();
      for (const { content, sha256, saved_at, is_provider } of rows) {
        const { version: source, snapshots } = await readInspectionVersion(db, content);
        const works = source.runs.map((run) => workOf(run, snapshotIn(snapshots, run)));
        submitted.push({ source, content, sha256, savedAt: saved_at, external: !is_provider, works });
      }
    });

    it('are reported while they are made', () => {
      const lines = said().split('\n');
      const first = lines.findIndex((line) => line.startsWith('Making the demo'));
      expect(lines.slice(first + 1, first + 13)).toEqual([
        '  Photos are there.',
        '  Customers, machines, inspection points and protocols are there.',
        expect.stringMatching(/^ {2}\d+ documents are there\.$/),
        ...[50, 100, 150, 200, 250, 300, 350, 400].map((done) => `  ${done} of 400 inspections are there.`),
        '  40 audits are there.',
      ]);
    });

    it('are 400 over three years, of every type, in every status and rating', async () => {
      const rows = await app()
        .db.selectFrom('inspection')
        .innerJoin('visit', 'visit.id', 'inspection.id')
        .select(['type', 'visit.status', 'rating', 'inspection_date', 'current_version', 'sent_back_reason'])
        .execute();
      expect(rows).toHaveLength(400);
      expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(inspectionTypes));
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['In_Use', 'Waiting', 'Finished']));
      expect(new Set(rows.map(({ rating }) => rating))).toEqual(new Set(['Ok', 'Nok', null]));
      expect(rows.some(({ current_version }) => current_version === 2)).toBe(true);
      expect(rows.some(({ sent_back_reason }) => sent_back_reason !== '')).toBe(true);
      const times = rows.map(({ inspection_date }) => inspection_date.getTime());
      const [first, last] = [Math.min(...times), Math.max(...times)];
      expect(last).toBeLessThan(app().now().getTime());
      expect(last - first).toBeGreaterThan(days(2.5 * 365));
      expect(app().now().getTime() - first).toBeLessThan(days(3.1 * 365));
    });

    it('call nothing still open that was closed before they were submitted, and tell what was done since', async () => {
      const findings = await app().db.selectFrom('finding').select(['id', 'closed_at']).execute();
      const closedAt = new Map(findings.map(({ id, closed_at }) => [id, closed_at]));
      const told = submitted.flatMap(({ source, savedAt }) =>
        (source.earlierFindings ?? []).flatMap(({ id, state }) => {
          const closed = closedAt.get(id);
          return closed === undefined ? [] : [{ state, wasClosed: closed !== null && closed <= savedAt }];
        }),
      );
      const open = told.filter(({ state }) => state === 'open');
      expect(open.filter(({ wasClosed }) => wasClosed)).toEqual([]);
      expect(open.length).toBeGreaterThan(0);
      expect(told.length - open.length).toBeGreaterThan(20);
    });

    it('miss nothing that is required of them, and their versions are whole', () => {
      expect(submitted.length).toBeGreaterThan(350);
      for (const { source, works, external, content, sha256 } of submitted) {
        for (const work of works) expect(submitFaults(work, { external }), source.header.name).toEqual([]);
        expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      }
    });

    it('have the number of each sample once: their points ask for something else', () => {
      const sampled = answers().flatMap(({ at, result, work }) =>
        at.sampleIdIndex === null ? [] : [{ number: work.samples[at.sampleIdIndex], result }],
      );
      expect(sampled.length).toBeGreaterThan(20);
      for (const { number, result } of sampled) {
        expect(number).toMatch(/^AS-\d{5}$/);
        expect(JSON.stringify(result)).not.toContain(number);
      }
    });

    it('rate every measured value as its limits do', () => {
      const given = new Map<Rating, number>();
      for (const { at, result, work, source } of answers()) {
        const rating = deserved(at.point, result, work);
        if (rating === undefined) continue;
        expect(result.rating, `${source.header.name}, ${at.point.name}`).toBe(rating);
        given.set(rating, (given.get(rating) ?? 0) + 1);
      }
      expect([...given.keys()].sort()).toEqual([ratings.Ok, ratings.Follow, ratings.ImmediateAction]);
    });

    it('have a comment and a photo at whatever failed, and a finding and an action for the worst of it', () => {
      const failed = answers().filter(({ result }) => isFailure(result.rating));
      expect(failed.length).toBeGreaterThan(50);
      for (const { at, result, source } of failed) {
        expect(result.comment, at.point.name).not.toBe('');
        expect(result.photos.length, at.point.name).toBeGreaterThan(0);
        if (result.rating !== ratings.ImmediateAction) continue;
        const titles = source.findings.map(({ title }) => title);
        if (titles.length < 5) expect(titles).toContain(at.point.name);
        const urgent = source.priorityActions.filter(({ priority }) => priority === 'High');
        expect(urgent.length, source.header.name).toBeGreaterThan(0);
      }
    });

    it('find parts that get thinner from visit to visit, and new ones once they were worn out', () => {
      const histories = Map.groupBy(
        answers().filter(({ at }) => at.point.type === 'Measurement' && at.point.lifeEstimate === 'Min'),
        ({ at, source }) => `${source.header.equipment.id} ${at.inspectionPointId}`,
      );
      let [thinner, renewed, long] = [0, 0, 0];
      for (const history of histories.values()) {
        const visits = history.map(({ result }) => ({
          value: Number((result.content as ResultContent<'Measurement'>).value),
          rating: result.rating,
          replaced: result.replaced,
        }));
        if (visits.length >= 5) long += 1;
        visits.slice(1).forEach(({ value, replaced }, i) => {
          const before = visits[i];
          if (!before) return;
          if (before.rating === ratings.ImmediateAction && value !== before.value) {
            expect(value).toBeGreaterThan(before.value);
            expect(replaced, 'whoever finds another part says so').toBe(true);
            renewed += 1;
          } else if (value < before.value) thinner += 1;
        });
      }
      expect(long).toBeGreaterThan(10);
      expect(renewed).toBeGreaterThan(3);
      expect(thinner).toBeGreaterThan(histories.size);
    });

    it('belong to whoever made them: each distributor sees its own', async () => {
      const [all, distributor, dora, other] = [
        await list('ada'),
        await list('dina'),
        await list('dora'),
        await list('otto'),
      ];
      expect(all.count).toBe(400);
      expect(distributor.count).toBeGreaterThan(50);
      expect(dora.count).toBe(distributor.count);
      expect(new Set(distributor.result.map(({ inspector }) => inspector))).toEqual(
        new Set(['Dina Salmela', 'Dora Petrova']),
      );
      expect(other.count).toBeGreaterThan(15);
      expect(new Set(other.result.map(({ inspector }) => inspector))).toEqual(new Set(['Otto Grahn']));
    });

    it('show forty drawn photos, signatures and recordings that can be opened', async () => {
      const { db } = app();
      const photos = await db.selectFrom('result_photo').select('image_id').distinct().execute();
      expect(photos.length).toBeGreaterThanOrEqual(40);
      const photo = await app().call(images.file, { as: 'uma', params: { id: photos[0]?.image_id ?? '' } });
      expect([photo.status, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
      const roles = await db.selectFrom('signature').select('role').distinct().orderBy('role').execute();
      expect(roles.map(({ role }) => role)).toEqual(['customer', 'provider']);
      const voices = await db.selectFrom('voice_comment').select('id').execute();
      expect(voices.length).toBeGreaterThan(2);
      const voice = await app().call(voiceComments.file, { as: 'uma', params: { id: voices[0]?.id ?? '' } });
      expect([voice.status, voice.headers['content-type']]).toEqual([200, 'audio/wav']);
    });

    it('are in the history at the time they happened, in their order, and nothing before the company began', async () => {
      const { rows } = await app().pool.query<{ wrong: number; events: number; late: number }>(
        `select count(*) filter (where next < at)::int as wrong, count(*)::int as events,
              count(*) filter (where at > $1)::int as late
       from (select at, lead(at) over (partition by record_id order by id) as next
             from event where record_type = 'inspection') events`,
        [app().now()],
      );
      expect(rows[0]).toEqual({ wrong: 0, events: expect.any(Number), late: 0 });
      expect(rows[0]?.events).toBeGreaterThan(2_000);
      const begun = await app().pool.query(
        `select 1 from event join inspection on inspection.id = record_id
       where record_type = 'inspection' and action = 'created' and at <> inspection.created_at
         and changes @> '[{"field": "serial_number"}]'`,
      );
      expect(begun.rowCount).toBe(0);
    });

    it('leave findings open, done, verified and void', async () => {
      const states = await app().db.selectFrom('finding').select('state').distinct().execute();
      expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['open', 'done', 'verified', 'void']));
    });

    it('close a finding together with the action that follows from it', async () => {
      const { rows } = await app().pool.query(
        `select finding.id, finding.state, action.state as action from finding join priority_action action
           using (visit_id, point_key) where finding.state <> action.state`,
      );
      expect(rows).toEqual([]);
    });

    it('break nothing that must hold of field work', async () => {
      expect(await brokenInvariants(app())).toEqual([]);
    }, 60_000);
  });
