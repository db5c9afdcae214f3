import type { Fact, ReportDocument } from '@assay/contract/reports/document';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { dayOf, hoursAndMinutes, reportDay, reportMoment } from '@assay/domain/time';
import type { ReportWork } from '../../compose/report-work.ts';
import { isLimit } from './limit-texts.ts';
import { answerBlocks } from './point-entry.ts';
import { fact, type Reading, saying, titleOf } from './reading.ts';

function machineFacts({ version, options }: ReportWork, { say }: Reading): Fact[] {
  const { equipment, loadedHours } = version.header;
  return [
    fact('family', say('family'), equipment.productFamilyName),
    fact('model', say('model'), equipment.productModelName),
    fact('serialNumber', say('serialNumber'), equipment.serialNumber),
    fact('nickName', say('nickName'), equipment.nickName),
    fact('loadedHours', say('loadedHours'), options.showCurrentLoadedHours ? loadedHours : ''),
  ];
}

/** What was entered on another day than it was carried out has a date alone. */
function timeFacts({ version }: ReportWork, { say }: Reading): Fact[] {
  const { started, ended, inspectionDate } = version.header;
  const day = (iso: string) => dayOf(new Date(iso));
  const date = day(inspectionDate);
  if (ended === null || date < day(started) || date > day(ended))
    return [fact('date', say('date'), reportDay(inspectionDate))];
  return [
    fact('started', say('started'), reportMoment(started)),
    fact('ended', say('ended'), reportMoment(ended)),
    fact('duration', say('duration'), say('hoursAndMinutes', hoursAndMinutes(started, ended))),
  ];
}

function visitFacts(work: ReportWork, reading: Reading): Fact[] {
  const { number, version } = work;
  const { say } = reading;
  return [
    fact('protocol', say('protocol'), version.runs[0]?.protocolName ?? ''),
    ...timeFacts(work, reading),
    fact('inspector', say('inspector'), version.header.inspector),
    fact('inspectorContact', say('email'), version.header.inspectorContact),
    fact('version', say('version'), number === 0 ? say('draft') : String(number)),
  ];
}

function customerFacts({ version }: ReportWork, { say }: Reading): Fact[] {
  const { customer, customerSite, contactName, contactPhoneNumber, contactEmail } = version.header;
  return [
    fact('customer', say('customer'), customer?.name ?? ''),
    fact('site', say('site'), customerSite?.name ?? ''),
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
