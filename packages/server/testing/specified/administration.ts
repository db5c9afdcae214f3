import { documentCategories } from '@assay/contract/document-categories';
import { documentPackages } from '@assay/contract/document-packages';
import { newId } from '@assay/domain/id';
import { addCertifiedUser } from '../certificates.ts';
import { addDocument } from '../documents.ts';
import type { TestApp } from '../test-app.ts';
import { startUpload } from '../uploads.ts';
import { inPoints, inProtocol, repliedBy, type SpecifiedEntities, together, within } from './entity.ts';

const certifiedFor = (app: TestApp, { productFamilyId }: { productFamilyId: string }) =>
  addCertifiedUser(app, {
    certifications: [{ productFamilyId, certificationDate: '2026-01-01', expirationDate: '2028-01-01' }],
  });

/** Section 3 of the specification of administration, as far as it is there. */
export const administrationEntities: SpecifiedEntities = {
  'inspection point': {
    fields: `id name description type metas titles nameOverridable translations descriptionTranslations
      productCategoryId contentRequired keyboardType inputValidationRegexp validationConsequence commentField.present
      internalCommentField.present ratingField.present ratingField.required photoField.present photoField.required
      photoField.onlyForFailure voiceCommentField.present documents`,
    shownBy: ({ points }) => Object.values(points),
  },
  'inspection point that measures': {
    fields: 'measurementLimits measurementTitle measurementUnitId unitValue',
    shownBy: ({ points }) => [points.Measurement, points.SummaryWithRows],
  },
  'inspection point with fields': {
    fields: 'fields',
    shownBy: ({ points }) => [points.Summary, points.SummaryWithRows, points.MeasurementsWithPicture],
  },
  'inspection point with rows': { fields: 'rows', shownBy: ({ points }) => [points.SummaryWithRows] },
  'inspection point with range values': {
    fields: 'rangeValueTitle rangeValues',
    shownBy: ({ points }) => [
      points.RangeValues,
      points.RadioButtonSelectionAndRangeValues,
      points.MultipleChoicesAndRangeValues,
    ],
  },
  'inspection point with choices': {
    fields: 'multipleChoices',
    shownBy: ({ points }) => [points.MultipleChoices, points.MultipleChoicesAndRangeValues],
  },
  'inspection point with options': {
    fields: 'optionGroup',
    shownBy: ({ points }) => [points.RadioButtonSelection, points.RadioButtonSelectionAndRangeValues],
  },
  'inspection point with dropdowns': { fields: 'dropdowns', shownBy: ({ points }) => [points.Dropdown] },
  meta: {
    fields: 'id type value',
    shownBy: together(
      inPoints('metas'),
      inPoints('rangeValues.metas'),
      inPoints('multipleChoices.metas'),
      inPoints('multipleChoices.options.followUpRangeValue.metas'),
      inPoints('optionGroup.options.followUpRangeValue.metas'),
      inPoints('dropdowns.options.followUpRangeValue.metas'),
      repliedBy('inspectionPoints/list', 'metas'),
    ),
  },
  'measurement limit': {
    fields: 'inspectionPointId productFamilyId productModelId criticalLow low high criticalHigh',
    shownBy: together(inPoints('measurementLimits'), inPoints('limits')),
  },
  'field of a point with a picture': {
    fields: 'title keyboardType index',
    shownBy: ({ points }) => within(points.MeasurementsWithPicture, 'fields'),
  },
  'summary with rows': {
    fields: `measurementTitle fieldTitle fields.title fields.keyboardType fields.index
      fields.inspectionPointFieldAggregation fields.id rows.title rows.index rows.inspectionPointRowAggregation rows.id
      inspectionPointAggregationDirection visualizationDatasets.rowId visualizationDatasets.columnId
      visualizationDatasets.name visualizationDatasets.id limits`,
    shownBy: ({ points }) => [points.SummaryWithRows],
  },
  'range value': {
    fields: 'id index title keyboardType inputValidationRegexp validationConsequence metas modelIds',
    shownBy: inPoints('rangeValues'),
  },
  'multiple choice list': {
    fields: 'id index title radio inputValidationRegexp metas options tags modelIds',
    shownBy: inPoints('multipleChoices'),
  },
  'choice option': {
    fields: `id index title followUpRangeValue.index followUpRangeValue.title followUpRangeValue.keyboardType
      followUpRangeValue.validationConsequence followUpRangeValue.metas`,
    shownBy: inPoints('multipleChoices.options'),
  },
  'option group': {
    fields: `id name custom options.name options.defaultComment options.followUpRangeValue
      options.followUpRangeValueId`,
    shownBy: together(
      inPoints('optionGroup'),
      repliedBy('inspectionPointOptionGroups?custom=false'),
      repliedBy('inspectionPointOptionGroups?custom=true'),
    ),
  },
  dropdown: {
    fields: 'id index title multiselect hideImages inputValidationRegexp validationConsequence options',
    shownBy: inPoints('dropdowns'),
  },
  'dropdown option': {
    fields: 'id index title imageId imageUrl imageReuploadNeeded followUpRangeValue batchUpdateDetails',
    shownBy: together(inPoints('dropdowns.options'), repliedBy('inspectionPoints/dropdowns', 'options')),
  },
  'dropdown group': {
    fields: 'id title hideImages multiselect options',
    shownBy: repliedBy('inspectionPoints/dropdowns'),
  },
  'similar option': {
    fields: 'dropdownId dropdownName inspectionPointName option option.id option.name',
    shownBy: async ({ app, get, points }) => {
      const { id, dropdowns } = points.Dropdown as {
        id: string;
        dropdowns: { id: string; options: { id: string }[] }[];
      };
      await app.ask('POST', `/api/v1/inspectionPoints/${id}/duplicate`, { as: 'ada' });
      const current = `currentDropdownId=${dropdowns[0]?.id}&currentOptionId=${dropdowns[0]?.options[0]?.id}`;
      return [await get(`inspectionPoints/dropdownsWithSimilarOptions?${current}`)].flat();
    },
  },
  translation: {
    fields: 'id name value updated',
    shownBy: together(inPoints('translations'), inPoints('descriptionTranslations')),
  },
  language: { fields: 'id name', shownBy: repliedBy('languages') },
  'protocols of a point': {
    fields: 'protocolNames',
    shownBy: async ({ get, points: { Comment } }) =>
      within(await get(`inspectionPoints/${Comment.id}/protocols`), Comment.id),
  },
  'file upload data': {
    fields: 'uploadId uploadUrl readUrl',
    shownBy: async ({ app }) => [await startUpload(app, 'dev')],
  },
  document: {
    fields: `id name fileType fileSize version timestamp documentCategoryId description linkedInspectionPointIds
      linkedInspectionProtocolIds linkedProductFamilyIds linkedProductModelIds`,
    shownBy: async ({ app, get, points: { Comment } }) => {
      const { id } = await addDocument(app, { inspectionPointIds: [Comment.id] });
      return [await get(`documentLibrary/document/${id}`)];
    },
  },
  'document category': {
    fields: 'id name parentCategoryId subCategories documents',
    shownBy: async ({ app, get }) => {
      await app.call(documentCategories.create, { as: 'max', body: { name: `Manuals ${newId()}` } });
      return [await get('documentLibrary/categories')].flat();
    },
  },
  'document package': {
    fields: 'documentPackageId name type documents',
    shownBy: async ({ app, get }) => {
      const body = { name: `For jaws ${newId()}`, type: 'Auto', DocumentIds: [(await addDocument(app)).id] };
      await app.call(documentPackages.create, { as: 'max', body });
      return [await get('documentLibrary/documentpackage')].flat();
    },
  },
  'inspection protocol': {
    fields: `protocolId name date type summary categories.index categories.title categories.id categories.itemCount
      categories.inspectionPoints categories.subcategoryTitles categoryGroups.name categoryGroups.categoryIndices
      targets.productFamilyId targets.productModelId targets.equipmentId phasesOn phases.phaseId phases.id phases.order
      infoAppendix ratingTableLocation showCurrentLoadedHours copyOfProtocolId`,
    shownBy: async ({ get, protocol }) => [await get(`InspectionProtocols/${protocol.protocolId}`)],
  },
  'protocol point': {
    fields: `id inspectionPointId protocolPointId index name type phaseId prefill sampleIdIndex showValueInReportHeader
      showInReport optional measurementTitle unitValue subcategoryTitle subcategoryTitleIndex dependencies`,
    shownBy: inProtocol('categories.inspectionPoints'),
  },
  'dependency of a protocol point': {
    fields: 'pointDependencyId id json type',
    shownBy: inProtocol('categories.inspectionPoints.dependencies'),
  },
  'protocol in a search': {
    fields: `protocolId name created createdBy type targets targets.productFamilyName targets.productModelName`,
    shownBy: repliedBy('InspectionProtocols/search', 'result'),
  },
  'phase option': { fields: 'id name order', shownBy: repliedBy('inspectionPhases') },
  'protocol type': {
    fields: 'value displayName showOnlyToSpecificGroups',
    shownBy: repliedBy('inspectionProtocols/types'),
  },
  'product family': {
    fields: 'id familyName name longFamilyName division productCategoryId productCategoryName productModels',
    shownBy: (source) =>
      together(
        repliedBy('ProductFamilies/query', 'result'),
        repliedBy('productFamilies'),
        repliedBy(`productFamilies/${source.products.productFamilyId}`),
      )(source),
  },
  'product model': {
    fields: 'id name productFamilyId',
    shownBy: (source) => repliedBy(`ProductFamilies/${source.products.productFamilyId}/models`, 'result')(source),
  },
  'product category': { fields: 'id name', shownBy: repliedBy('productCategories/all') },
  // The specified password and token are secrets, which no answer holds.
  'external user': {
    fields: 'id name email company.id company.name categories.productCategoryId distributorAdmin expires hasPassword',
    shownBy: repliedBy('externalUsers', 'result'),
  },
  company: { fields: 'id name', shownBy: repliedBy('companies') },
  'certified user': {
    fields: 'id email employeeId certifications',
    shownBy: async ({ app, products }) => [await certifiedFor(app, products)],
  },
  certification: {
    fields: 'id productFamilyId certifiedUserId certificationDate expirationDate',
    shownBy: async ({ app, products }) => (await certifiedFor(app, products)).certifications,
  },
  'log entry': {
    fields: 'timestamp appVersion eventName osName properties',
    shownBy: async (source) => {
      const body = [{ eventName: 'page opened', appVersion: '1', osName: 'test', properties: { route: '/' } }];
      await source.app.ask('POST', '/api/v1/log/app', { as: 'dev', body });
      await source.app.logs.flush();
      return together(repliedBy('log'), repliedBy('log/app?email=dev@provider.example'))(source);
    },
  },
  'web log entry': {
    fields: `hostingDiagnostics.date hostingDiagnostics.data.method hostingDiagnostics.data.statusCode
      hostingDiagnostics.data.duration hostingDiagnostics.data.url authLogger.data.user`,
    shownBy: async (source) => {
      await source.app.logs.flush();
      const ofDev = repliedBy('log/web/filter?users=dev@provider.example&start=&stop=');
      return together(repliedBy('log/web'), ofDev)(source);
    },
  },
  'background service': { fields: 'id status data enabled', shownBy: repliedBy('backgroundServices') },
};
