import { texts } from '../../ui/texts.ts';

export const t = texts({
  createTitle: 'Add equipment',
  editTitle: 'Edit equipment',
  notEditable: 'The provider’s staff have changed this equipment. Ask them to correct it.',
  save: 'Save equipment',
  saved: '{name} was saved.',
  saveFailed: 'The equipment was not saved',
  names: 'Names',
  namesHint: 'Enter a serial number, a nickname, or both.',
  nameMissing: 'Enter a serial number or a nickname',
  product: 'Product',
  chooseProduct: 'Choose a product family and model',
  chooseModel: 'Choose a product model',
  familyFirst: 'Choose the family first',
  customerFirst: 'Choose the customer first',
  noCustomer: 'No customer',
  noSite: 'No site',
  shared: 'Shared with',
  companiesHint: 'Their people see this equipment and its customer.',
  addCompany: 'Find a company',
  placeName: '{customer} · {site}',
});
