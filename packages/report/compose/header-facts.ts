import type { Fact, ReportDocument } from '@assay/contract/reports/document';
import { ratings } from '@assay/domain/ratings';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { dayOf, hoursAndMinutes } from '@assay/domain/time';
import { isLimit } from './limit-texts.ts';
import { answerBlocks } from './point-entry.ts';
import { fact, type Reading, readableValue, saying, titleOf, withUnit } from './reading.ts';
import type { ReportWork } from './report-work.ts';
import { allShown } from './shown-points.ts';

function machineFacts({ version, options }: ReportWork, reading: Reading): Fact[] {
  const { say } = reading;
  const { equipment, loadedHours } = version.header;
  return [
    fact('family', say('family'), equipment.productFamilyName),
    fact('model', say('model'), equipment.productModelName),
    fact('serialNumber', say('serialNumber'), equipment.serialNumber),
    fact('nickName', say('nickName'), equipment.nickName),
    fact('loadedHours', say('loadedHours'), options.showCurrentLoadedHours ? hoursText(loadedHours, reading) : ''),
  ];
}

const hoursText = (loadedHours: string, reading: Reading): string =>
  loadedHours.trim() === '' ? '' : withUnit(readableValue(loadedHours, reading), 'h', reading);

/** When the work began and ended; what was entered on another day than it was carried out has a date alone. */
function timesOf({ version }: ReportWork): { started: string; ended: string } | undefined {
  const { started, ended, inspectionDate } = version.header;
  const day = (iso: string) => dayOf(new Date(iso));
  const date = day(inspectionDate);
  return ended === null || date < day(started) || date > day(ended) ? undefined : { started, ended };
}

function durationText(started: string, ended: string, workedMinutes: number | undefined, { say }: Reading): string {
  const { hours, minutes } =
    workedMinutes === undefined
      ? hoursAndMinutes(started, ended)
      : { hours: Math.floor(workedMinutes / 60), minutes: workedMinutes % 60 };
  return hours === 0 ? say('minutesOnly', { minutes }) : say('hoursAndMinutes', { hours, minutes });
}

function timeFacts(work: ReportWork, reading: Reading): Fact[] {
  const { say, times } = reading;
  const worked = timesOf(work);
  if (!worked) return [fact('date', say('date'), times.day(work.version.header.inspectionDate))];
  const { started, ended } = worked;
  return [
    fact('started', say('started'), times.moment(started)),
    fact('ended', say('ended'), times.moment(ended)),
    fact('duration', say('duration'), durationText(started, ended, work.version.header.workedMinutes, reading)),
  ];
}

/** How many of the points were rated; what is not applicable was looked at. */
function ratedFact({ main }: ReportWork, reading: Reading): Fact {
  const { say } = reading;
  const points = allShown(main, reading)
    .flatMap((category) => category.points)
    .filter(({ point, result }) => point.ratingField.present || result.rating !== ratings.NotSet);
  const rated = points.filter(({ result }) => result.rating !== ratings.NotSet).length;
  return fact(
    'points',
    say('pointsLabel'),
    points.length === 0 ? '' : say('ratedCount', { rated, all: points.length }),
  );
}

/** Below the title: where, when, who. */
export function openingFacts(work: ReportWork, reading: Reading): ReportDocument['opening'] {
  const { say, times } = reading;
  const { customer, customerSite, inspectionDate, inspector, inspectorContact } = work.version.header;
  const worked = timesOf(work);
  const isOneDay = worked && times.day(worked.started) === times.day(worked.ended);
  const span = !worked
    ? times.day(inspectionDate)
    : isOneDay
      ? `${times.day(worked.started)}, ${say('span', { from: times.time(worked.started), to: times.time(worked.ended) })}`
      : say('span', { from: times.moment(worked.started), to: times.moment(worked.ended) });
  return [
    {
      key: 'site',
      label: say('siteAndCustomer'),
      value: customerSite?.name || customer?.name || '',
      note: customerSite?.name ? (customer?.name ?? '') : '',
    },
    { key: 'inspected', label: say('inspected'), value: span, note: times.zone },
    { key: 'inspector', label: say('inspector'), value: inspector, note: inspectorContact },
  ].filter(({ value }) => value !== '');
}

function visitFacts(work: ReportWork, reading: Reading): Fact[] {
  const { number, version } = work;
  const { say } = reading;
  return [
    fact('protocol', say('protocol'), version.runs[0]?.protocolName ?? ''),
    ...timeFacts(work, reading),
    ratedFact(work, reading),
    fact('version', say('version'), number === 0 ? say('draft') : String(number)),
    fact('reason', say('whatChanged'), work.control?.reason ?? ''),
  ];
}

function customerFacts({ version }: ReportWork, { say }: Reading): Fact[] {
  const { contactName, contactPhoneNumber, contactEmail } = version.header;
  return [
    fact('contactName', say('contact'), contactName),
    fact('contactPhoneNumber', say('phone'), contactPhoneNumber),
    fact('contactEmail', say('email'), contactEmail),
  ];
}

function sampleFacts({ version }: ReportWork, { say }: Reading): Fact[] {
  const samples = version.runs[0]?.samples ?? {};
  return Object.keys(samples)
    .sort((one, other) => Number(one) - Number(other))
    .map((number) => fact(number, say('sample', { number }), samples[number] ?? ''));
}

/** The value of a point in one line, in the colour that it has there. */
function valueFact(at: ShownPoint, reading: Reading): Fact[] {
  const values = answerBlocks(at, reading)
    .filter(({ key }) => key === 'values')
    .flatMap((block) => {
      if (block.kind === 'facts') return block.facts.filter((one) => !isLimit(one));
      return block.kind === 'text' ? [fact(block.key, '', block.text)] : [];
    });
  const [only, ...more] = values;
  if (!only) return [];
  const text = values.map(({ value }) => value).join(', ');
  return [fact(at.protocolPointId, titleOf(at, reading), text, more.length === 0 ? only.tone : 'plain')];
}

const keyValueFacts = ({ main }: ReportWork, reading: Reading): Fact[] =>
  [...main.categories.flatMap(({ points }) => points), ...main.extraPoints]
    .filter(({ showValueInReportHeader }) => showValueInReportHeader)
    .flatMap((at) => valueFact(at, reading));

/** Page one: what, where, when, who. */
export function headerFacts(work: ReportWork, reading: Reading): ReportDocument['facts'] {
  const { say } = reading;
  const groups = [
    { key: 'machine', title: say('machine'), facts: machineFacts(work, reading) },
    { key: 'customer', title: say('customer'), facts: customerFacts(work, reading) },
    { key: 'visit', title: say('visit'), facts: visitFacts(work, reading) },
    { key: 'samples', title: say('samples'), facts: sampleFacts(work, reading) },
    { key: 'keyValues', title: say('keyValues'), facts: keyValueFacts(work, reading) },
  ];
  return groups.map((group) => ({ ...group, facts: saying(group.facts) })).filter(({ facts }) => facts.length > 0);
}
