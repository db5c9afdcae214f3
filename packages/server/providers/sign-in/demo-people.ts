/** The staff of the demo, who are also the test users; the demo provider offers each by one button. */
export interface DemoStaff {
  email: string;
  name: string;
  /** Tells a visitor of the demo whom to sign in as. */
  role: string;
  groups: string[];
}

const staff = (email: string, name: string, role: string, ...groups: string[]): DemoStaff => ({
  email: `${email}@provider.example`,
  name,
  role,
  groups,
});

export const demoStaff: readonly DemoStaff[] = [
  staff('uma', 'Uma Virtanen', 'Inspector', 'inspection', 'audit'),
  staff('max', 'Max Lindqvist', 'Manager', 'manager'),
  staff('ada', 'Ada Okonkwo', 'Admin', 'admin'),
  staff('rita', 'Rita Moreau', 'Rater', 'inspection', 'Rater'),
  staff('dev', 'Dev Ranganathan', 'Developer', 'admin', 'Developer'),
  staff('carl', 'Carl Brandt', 'Certifier', 'inspection', 'CertificationManager'),
  staff('nia', 'Nia Hallström', 'No access'),
];

export const demoPerson = (email: unknown): DemoStaff | undefined =>
  demoStaff.find((person) => person.email === String(email ?? '').toLowerCase());
