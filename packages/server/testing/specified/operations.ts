import { repliedBy, type Shown, type SpecifiedEntities, together, within } from './entity.ts';

/** An inspection, or what stands at a path of it, as its report and as its editor have it. */
const inInspection =
  (path?: string): Shown =>
  (source) =>
    together(
      repliedBy(`inspections/${source.inspectionId}/web`, path),
      repliedBy(`inspections/${source.inspectionId}/editDetails`, path),
    )(source);

/** An audit whole, or what stands at a path of it. */
const inAudit =
  (path?: string): Shown =>
  (source) =>
    repliedBy(`audits/${source.auditId}`, path)(source);

/** What stands at a path of the runs, as they are carried out. */
const inRuns =
  (path: string): Shown =>
  (source) =>
    repliedBy(`inspections/${source.inspectionId}`, `runs.${path}`)(source);

const resultsOfType =
  (type: string): Shown =>
  async (source) => {
    const all = await together(inInspection('categories.inspectionPoints.result'), inRuns('results'))(source);
    return all.filter((result) => (result as { type: string }).type === type);
  };

/** Section 3 of the specification of operations, as far as it is there. */
export const operationsEntities: SpecifiedEntities = {
  'inspection in a list': {
    fields: 'id name inspectionDate serialNumber status rating displayName inspector',
    shownBy: repliedBy('inspections', 'result'),
  },
  inspection: {
    fields: `id name status type started ended created version content.summary content.inspector content.inspectorContact
      content.inspectionDate content.customer content.contactName content.contactPhoneNumber content.contactEmail
      content.equipment content.signatures comment internalComment categories categories.inspectionPoints extraPoints
      findings priorityActions equipmentConfigurator equipmentConfig customerSignature providerSignature sendEmail finished
      rating`,
    shownBy: inInspection(),
  },
  finding: {
    fields: 'id title description consequence corrective preventive photos',
    shownBy: inInspection('findings'),
  },
  'priority action': { fields: 'id title description priority', shownBy: inInspection('priorityActions') },
  'protocol run': {
    fields: `id protocolType protocolRunType inspectionProtocolId inspectionProtocolName protocol equipment categories
      categories.inspectionPoints extraPoints includedInReport`,
    shownBy: together(inInspection('equipmentConfigurator'), inAudit('inspectionProtocolRuns')),
  },
  'category of an audit': {
    fields: 'id title depth inspectionPoints subCategories',
    shownBy: inAudit('inspectionProtocolRuns.categories'),
  },
  'audit in a list': {
    fields: 'id name customer.id customer.name customerSite.name inspectionDate inspector finished',
    shownBy: repliedBy('audits', 'result'),
  },
  audit: {
    fields: `id name customer.id customer.name customerSite.name inspectionDate inspector inspectorContact comment internalComment
      summary suggestions inspectionProtocolRuns finished includedInReport contactName contactPhoneNumber contactEmail`,
    shownBy: inAudit(),
  },
  suggestion: { fields: 'id type text', shownBy: inAudit('suggestions') },
  'inspection point in a run': {
    fields: `protocolPointId inspectionPointId name type unitValue keyboardType measurementTitle options
      commentField.present internalCommentField.present photoField.present ratingField.present index`,
    shownBy: together(
      inInspection('categories.inspectionPoints'),
      inInspection('extraPoints'),
      inInspection('equipmentConfigurator.categories.inspectionPoints'),
      inAudit('inspectionProtocolRuns.categories.inspectionPoints'),
      inAudit('inspectionProtocolRuns.extraPoints'),
    ),
  },
  'option of a point in a run': { fields: 'id name', shownBy: inInspection('categories.inspectionPoints.options') },
  'point result': {
    fields: 'id rating comment internalComment nameOverride voiceCommentId photos',
    shownBy: together(
      inInspection('categories.inspectionPoints.result'),
      inInspection('extraPoints.result'),
      inRuns('results'),
      inAudit('inspectionProtocolRuns.categories.inspectionPoints.result'),
      inAudit('inspectionProtocolRuns.extraPoints.result'),
    ),
  },
  'value of a result': { fields: 'value', shownBy: resultsOfType('Measurement') },
  'selection of a result': { fields: 'selection', shownBy: resultsOfType('RadioButtonSelection') },
  photo: {
    fields: 'id imageId caption layout index contentType data',
    shownBy: together(
      inInspection('categories.inspectionPoints.result.photos'),
      inInspection('findings.photos'),
      inRuns('results.photos'),
      inAudit('inspectionProtocolRuns.categories.inspectionPoints.result.photos'),
    ),
  },
  'table of a summary with rows': {
    fields: `fields.id fields.title fields.value fields.keyboardType fields.inspectionPointFieldAggregation rows.id rows.title
      rows.inspectionPointRowAggregation values.rowId values.fieldId values.value`,
    shownBy: async (source) => within(await resultsOfType('SummaryWithRows')(source), 'content'),
  },
  equipment: {
    fields: `id serialNumber nickName productFamilyId productModelId productFamilyName productModelName customerSiteId
      mdmEquipmentId`,
    shownBy: (source) => {
      const { id, productModelId } = source.equipment;
      return together(
        repliedBy('Equipments/query', 'result'),
        repliedBy(`Equipments/byproductmodel/${productModelId}`),
        repliedBy(`Equipments/byproductmodels?productModelIds=${productModelId}`),
        repliedBy(`Equipments/${id}`),
      )(source);
    },
  },
  'details of an equipment': {
    fields: 'inspections',
    shownBy: async ({ get, equipment }) => [await get(`Equipments/${equipment.id}`)],
  },
  'product target': {
    fields: 'productFamilyId productFamilyName productModelId productModelName serialNumber nickName',
    shownBy: (source) =>
      together(
        repliedBy('InspectionProtocols/search', 'result.targets'),
        repliedBy(`InspectionProtocols/${source.protocol.protocolId}`, 'targets'),
        repliedBy(`inspectionProtocols/sortedByFit?equipmentId=${source.equipment.id}`, 'targets'),
      )(source),
  },
  'product family': {
    fields: 'id name productModels productModels.id productModels.name',
    shownBy: together(repliedBy('ProductFamilies/query', 'result'), repliedBy('productFamilies')),
  },
  customer: {
    fields: 'id name mdmCustomerId sites contacts equipments',
    shownBy: async ({ get, customer }) => [await get(`customers/${customer.id}`)],
  },
  'customer in a list': { fields: 'id name mdmCustomerId', shownBy: repliedBy('customers/query', 'result') },
  contact: { fields: 'name email phoneNumber', shownBy: ({ customer }) => customer.contacts },
  'list response': {
    fields: 'result count',
    shownBy: (source) =>
      together(
        repliedBy('customers/query'),
        repliedBy('Equipments/query'),
        repliedBy('ProductFamilies/query'),
        repliedBy(`ProductFamilies/${source.products.productFamilyId}/models`),
        repliedBy('InspectionProtocols/search'),
      )(source),
  },
  'protocol type': { fields: 'value displayName', shownBy: repliedBy('inspectionProtocols/types') },
  'use case type': { fields: 'value displayName', shownBy: repliedBy('inspectionPoints/useCases') },
  'auth user': {
    fields: 'name email externalUser externalUserCompany externalUserDistributorAdmin',
    shownBy: repliedBy('auth/user'),
  },
  'dashboard customer': {
    fields: `customerName customerEnglishName totalNumberOfEquipment serviceData.lastWeek serviceData.lastMonth
      serviceData.lastYear`,
    shownBy: repliedBy('inspections/servicedEquipment?onlyIncludeServiced=false'),
  },
};
