/** The external users of the demo and the tests; all sign in with the same password. */
export const demoPassword = 'Assay-demo-1';

/** The provider itself, unless the settings name it. */
export const demoProvider = 'Graniitti Machine Works';

export const demoCompanies = ['Kivi Drilling Service', 'Other Distributor'] as const;

/** The product categories that each company works on, by their codes. */
export const demoDivisions: Record<(typeof demoCompanies)[number], readonly string[]> = {
  'Kivi Drilling Service': ['crushers', 'surface_drills'],
  'Other Distributor': ['screens'],
};

export interface DemoExternal {
  email: string;
  name: string;
  role: string;
  company: (typeof demoCompanies)[number];
  distributorAdmin: boolean;
  /** Without a password the account waits for its link; an expired one waits for Activate. */
  state: 'active' | 'expired' | 'no password';
}

const distributorUser = {
  role: 'Distributor',
  company: 'Kivi Drilling Service',
  distributorAdmin: false,
  state: 'active',
} as const;

export const demoExternals: readonly DemoExternal[] = [
  { ...distributorUser, email: 'dina@distributor.example', name: 'Dina Salmela' },
  {
    ...distributorUser,
    email: 'dora@distributor.example',
    name: 'Dora Petrova',
    role: 'Distributor admin',
    distributorAdmin: true,
  },
  { ...distributorUser, email: 'eeva@distributor.example', name: 'Eeva Korpi', state: 'expired' },
  { ...distributorUser, email: 'noel@distributor.example', name: 'Noel Ferreira', state: 'no password' },
  { ...distributorUser, email: 'otto@other-distributor.example', name: 'Otto Grahn', company: 'Other Distributor' },
];
