import { texts } from '../../ui/texts.ts';

export const t = texts({
  createTitle: 'Add equipment',
  editTitle: 'Edit equipment',
  save: 'Save equipment',
  saved: '{name} was saved.',
  saveFailed: 'The equipment was not saved',
  names: 'Names',
  namesHint: 'A serial number or a nickname is needed; with both, either finds it.',
  nameMissing: 'A serial number or a nickname is needed',
  product: 'Product',
  chooseProduct: 'Choose a product family and model',
  chooseModel: 'Choose a product model',
  familyFirst: 'Choose the family first',
  customerFirst: 'Choose the customer first',
  noCustomer: 'No customer',
  noSite: 'No site',
  shared: 'Who else sees it',
  companiesHint: 'Their people see this equipment and its customer.',
  addCompany: 'Find a company',
  placeName: '{customer} · {site}',
});
