import type { Equipment, EquipmentInput } from '@assay/contract/equipment';
import type { Reference } from '../../ui/conflict/three-way.ts';
import { t } from './equipment-form.texts.ts';
import { productText } from './product-text.ts';

/** A model with its family: they change together or not at all. */
export interface Product extends Reference {
  family: Reference;
  model: Reference;
}

/** A customer with or without one of its sites: they change together or not at all. */
export interface Place extends Reference {
  customer: Reference;
  site: Reference | null;
}

export const productOf = (family: Reference, model: Reference): Product => ({
  id: model.id,
  name: productText({ productFamilyName: family.name, productModelName: model.name }),
  family,
  model,
});

export const placeOf = (customer: Reference, site: Reference | null): Place => ({
  id: site?.id ?? customer.id,
  name: site ? t('placeName', { customer: customer.name, site: site.name }) : customer.name,
  customer,
  site,
});

// A type and not an interface: drafts are read by the names of their fields.
export type EquipmentDraft = {
  serialNumber: string;
  nickName: string;
  mdmEquipmentId: string;
  product: Product | null;
  place: Place | null;
  companies: { id: string; name: string }[];
};

export const emptyDraft = (): EquipmentDraft => ({
  serialNumber: '',
  nickName: '',
  mdmEquipmentId: '',
  product: null,
  place: null,
  companies: [],
});

export const draftOf = (machine: Equipment): EquipmentDraft => ({
  serialNumber: machine.serialNumber,
  nickName: machine.nickName,
  mdmEquipmentId: machine.mdmEquipmentId,
  product: productOf(
    { id: machine.productFamilyId, name: machine.productFamilyName },
    { id: machine.productModelId, name: machine.productModelName },
  ),
  place: machine.customer && placeOf(machine.customer, machine.customerSite),
  companies: machine.companies,
});

export const inputOf = (draft: EquipmentDraft): EquipmentInput => ({
  serialNumber: draft.serialNumber,
  nickName: draft.nickName,
  mdmEquipmentId: draft.mdmEquipmentId,
  productModelId: draft.product?.id ?? '',
  customerId: draft.place?.customer.id ?? null,
  customerSiteId: draft.place?.site?.id ?? null,
  companyIds: draft.companies.map(({ id }) => id),
});
