import type { NamedTarget, ProtocolPointReply, ProtocolReply } from '@assay/contract/protocols/protocol';
import { productName } from '@assay/domain/equipment/product-name';
import { pointTypeTitles } from '@assay/domain/points/point-types';
import { shownType } from '@assay/domain/protocol-types';
import { listMoment } from '@assay/domain/time';
import { message, worded } from '@assay/domain/words/message';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { FileAnswer } from '../../http/replies/file-reply.ts';

type Value = string | number | boolean | null;

/** A text stays a text, even where a spreadsheet would read a number or a day. */
function cellOf(value: Value): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number, alignVertical: 'top' };
  const text = typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value;
  return { value: text, type: String, alignVertical: 'top', wrap: true };
}

const headerCell = (value: string): Cell => ({ value, type: String, fontWeight: 'bold' });

const productOf = (target: NamedTarget): string =>
  [productName(target), target.equipmentName].filter(Boolean).join(' ') || 'Any product';

const groupWords = {
  mandatory: 'all are done',
  optional: 'done if the inspector says so',
  alternatives: 'exactly one is done',
};

/** The head of the detail: a row for each fact and for each member of a list. */
function factsOf(protocol: ProtocolReply): [string, Value][] {
  const titles = protocol.categories.map(({ title }) => title);
  return [
    ['Name', protocol.name],
    ['Protocol id', protocol.protocolId],
    ['Type', shownType(protocol.type)],
    ['Summary', protocol.summary],
    ['Created', listMoment(protocol.created)],
    ['Created by', protocol.createdBy],
    ['Deleted', protocol.deleted && listMoment(protocol.deleted)],
    ['Copy of', protocol.copyOf?.name ?? ''],
    ...protocol.usage.copies.map(({ name }): [string, Value] => ['Copy', name]),
    ['Inspections', protocol.usage.inspections],
    ...protocol.targets.map((target): [string, Value] => ['Product', productOf(target)]),
    ['Info appendix', protocol.infoAppendix],
    ['Rating table', protocol.ratingTableLocation],
    ['Show current loaded hours', protocol.showCurrentLoadedHours],
    ['Phases', protocol.phasesOn],
    ...protocol.phases.map(({ name }): [string, Value] => ['Phase', name]),
    ...titles.map((title): [string, Value] => ['Category', title]),
    ...protocol.categoryGroups.map(({ name, kind, categoryIndices }): [string, Value] => [
      'Category group',
      `${name} (${groupWords[kind]}): ${categoryIndices.map((index) => titles[index]).join(', ')}`,
    ]),
  ];
}

type Row = { category: string; point: ProtocolPointReply };

interface PointColumn {
  title: string;
  width: number;
  value: (row: Row) => Value;
}

function pointColumns(protocol: ProtocolReply): PointColumn[] {
  const phases = new Map(protocol.phases.map(({ phaseId, name }) => [phaseId, name]));
  const points = protocol.categories.flatMap(({ inspectionPoints }) => inspectionPoints);
  const names = new Map(points.map(({ id, name }) => [id, name]));
  const dependencyText = ({ type, parameter, protocolPointId, json }: ProtocolPointReply['dependencies'][number]) => {
    if (type === 'json') return JSON.stringify(json);
    return `${parameter} = ${type === 'model' ? 'the equipment model' : (names.get(protocolPointId ?? '') ?? worded(message('dependency.pointNotFound'), 'en'))}`;
  };
  return [
    { title: 'Category', width: 24, value: ({ category }) => category },
    { title: 'Subcategory', width: 20, value: ({ point }) => point.subcategoryTitle },
    { title: 'Index', width: 7, value: ({ point }) => point.index + 1 },
    { title: 'Name', width: 40, value: ({ point }) => point.name },
    { title: 'Type', width: 26, value: ({ point }) => pointTypeTitles[point.type] },
    { title: 'Phase', width: 18, value: ({ point }) => phases.get(point.phaseId ?? '') ?? '' },
    { title: 'Measurement title', width: 26, value: ({ point }) => point.measurementTitle },
    { title: 'Unit', width: 8, value: ({ point }) => point.unitValue },
    { title: 'Sample id index', width: 15, value: ({ point }) => point.sampleIdIndex },
    { title: 'Show in report', width: 14, value: ({ point }) => point.showInReport },
    { title: 'Show value in report header', width: 26, value: ({ point }) => point.showValueInReportHeader },
    { title: 'Prefill', width: 8, value: ({ point }) => point.prefill },
    { title: 'Optional', width: 9, value: ({ point }) => point.optional },
    {
      title: 'Dependencies',
      width: 60,
      value: ({ point }) => point.dependencies.map(dependencyText).join('\n'),
    },
  ];
}

/** Everything that the detail shows, as a spreadsheet. */
export async function exportProtocol(protocol: ProtocolReply): Promise<FileAnswer> {
  const columns = pointColumns(protocol);
  const rows = protocol.categories.flatMap(({ title, inspectionPoints }) =>
    inspectionPoints.map((point): Row => ({ category: title, point })),
  );
  const content = await writeExcelFile([
    {
      sheet: 'Protocol',
      data: [['Fact', 'Value'].map(headerCell), ...factsOf(protocol).map((fact) => fact.map(cellOf))],
      columns: [{ width: 26 }, { width: 70 }],
      stickyRowsCount: 1,
    },
    {
      sheet: 'Points',
      data: [
        columns.map(({ title }) => headerCell(title)),
        ...rows.map((row) => columns.map(({ value }) => cellOf(value(row)))),
      ],
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    },
  ]).toBuffer();
  return {
    content,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${protocol.protocolId}.xlsx`,
    size: content.length,
  };
}
