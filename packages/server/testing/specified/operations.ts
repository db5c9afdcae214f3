import { repliedBy, type SpecifiedEntities, together } from './entity.ts';

/** Section 3 of the specification of operations, as far as it is there. */
export const operationsEntities: SpecifiedEntities = {
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
};
