import { masterColumns } from '@assay/domain/master-data/columns';
import { customerOfLine, siteOfLine } from './customers-file.ts';
import { findBySerial, findEquipmentRows, type MachineRow } from './equipment-file.queries.ts';
import {
  type Fields,
  fault,
  filled,
  type MasterFile,
  type MasterLine,
  type Meaning,
  text,
  uuid,
} from './master-file.ts';
import { findModelRows, type ModelRow } from './products-file.queries.ts';
import { type CustomerReference, findCustomers, findSites, type SiteReference } from './references.queries.ts';

type Line = MasterLine<'equipment.csv'>;

const columns = masterColumns['equipment.csv'];

interface Found {
  models: Map<string, ModelRow>;
  byMdm: Map<string, MachineRow>;
  bySerial: Map<number, MachineRow>;
  customers: Map<string, CustomerReference>;
  sites: Map<string, SiteReference[]>;
}

const modelKey = ({ cells }: Line): string => `${cells.family}\n${cells.model}`;

/** A machine that comes to another customer leaves its old site behind. */
function placeOf({ cells }: Line, found: Found, known: MachineRow | undefined): Fields | { refusal: Meaning } {
  const { mdmCustomerId, mdmSiteId } = cells;
  const named = mdmCustomerId ? customerOfLine(found.customers, mdmCustomerId) : undefined;
  if (named && 'refusal' in named) return named;
  const customerId = named?.customer.id;
  const at = mdmSiteId ? siteOfLine(found.sites, mdmSiteId, customerId) : undefined;
  if (at && 'refusal' in at) return at;
  if (at) return { customer_id: at.site.customerId, customer_site_id: at.site.id };
  if (!customerId) return {};
  const moves = known !== undefined && known.fields.customer_id !== customerId;
  return { customer_id: customerId, ...(moves && { customer_site_id: null }) };
}

function meaningOf(line: Line, found: Found): Meaning {
  const { cells } = line;
  const model = found.models.get(modelKey(line));
  if (!model) return fault(columns.model, 'import.noModel', { family: cells.family ?? '', model: cells.model ?? '' });
  const byMdm = found.byMdm.get(cells.mdmEquipmentId ?? '');
  if (byMdm?.gone) return fault(columns.mdmEquipmentId, 'import.thisEquipmentDeleted');
  const bySerial = found.bySerial.get(line.line);
  if (bySerial && bySerial.id !== byMdm?.id && (byMdm || bySerial.fields.mdm_equipment_id !== ''))
    return fault(columns.serialNumber, 'import.serialTaken');
  const known = byMdm ?? bySerial;
  if (!known && !cells.serialNumber && !cells.nickName) return fault(columns.serialNumber, 'equipment.nameMissing');
  const place = placeOf(line, found, known);
  if ('refusal' in place) return place.refusal as Meaning;
  const given = filled({
    serial_number: cells.serialNumber,
    nick_name: cells.nickName,
    mdm_equipment_id: cells.mdmEquipmentId,
    product_family_id: model.familyId,
    family_name: model.familyName,
    product_model_id: model.id,
    model_name: model.fields.name,
  });
  return { known, fields: { ...given, ...place } };
}

/** Equipment by its MDM id; one that has none yet and the same serial number in its family is taken for the same. */
export const equipmentFile: MasterFile<'equipment.csv'> = {
  name: 'equipment.csv',
  keyColumn: 'mdmEquipmentId',
  keyOf: ({ mdmEquipmentId = '' }) => mdmEquipmentId,
  table: {
    name: 'equipment',
    recordType: 'equipment',
    revised: true,
    columns: {
      serial_number: text(),
      nick_name: text(),
      mdm_equipment_id: text(),
      product_family_id: uuid,
      family_name: text(),
      product_model_id: uuid,
      model_name: text(),
      customer_id: uuid,
      customer_site_id: uuid,
    },
  },
  read: async (db, lines) => {
    const wanted = lines.map(({ cells }) => ({ family: cells.family ?? '', model: cells.model ?? '' }));
    const models = await findModelRows(db, wanted);
    const serials = lines.flatMap((line) => {
      const familyId = models.get(modelKey(line))?.familyId;
      return familyId && line.cells.serialNumber
        ? [{ line: line.line, familyId, serial: line.cells.serialNumber }]
        : [];
    });
    const found: Found = {
      models,
      byMdm: await findEquipmentRows(
        db,
        lines.map(({ cells }) => cells.mdmEquipmentId ?? ''),
      ),
      bySerial: await findBySerial(db, serials),
      customers: await findCustomers(
        db,
        lines.flatMap(({ cells }) => cells.mdmCustomerId || []),
      ),
      sites: await findSites(
        db,
        lines.flatMap(({ cells }) => cells.mdmSiteId || []),
      ),
    };
    return lines.map((line) => meaningOf(line, found));
  },
};
