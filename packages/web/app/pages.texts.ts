import { texts } from '../ui/texts.ts';

export const t = texts({
  account: 'Your account',
  accountAbout: 'Who you are here, your language, and where you are signed in.',
  administration: 'Administration',
  administrationAbout: 'Pages that have no item in the bar.',
  myPage: 'My page',
  myPageAbout: 'Your own work, and the way to begin more.',
  customers: 'Customers',
  customersAbout: 'Customers with their sites and contacts.',
  backgroundServices: 'Background services',
  backgroundServicesAbout: 'The work that happens by itself: how it goes, and the switches for it.',
  equipments: 'Equipment',
  equipmentsAbout: 'Machines with their products, customers and companies.',
  inspectionPoints: 'Inspection points',
  inspectionPointsAbout: 'What inspectors are asked: written, tried and put in order here.',
  protocols: 'Protocols',
  protocolsAbout: 'Build the inspections that are carried out on machines from inspection points.',
  productFamilies: 'Product families',
  productFamiliesAbout: 'Families of products with their models.',
  admin: 'Debug token',
  adminAbout: 'See the application as someone with other groups would.',
});
