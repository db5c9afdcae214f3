/** The staff of the demo, who are also the cast of the tests; the demo provider offers each by one button. */
export interface DemoStaff {
  email: string;
  name: string;
  groups: string[];
}

const staff = (email: string, name: string, ...groups: string[]): DemoStaff => ({
  email: `${email}@provider.example`,
  name,
  groups,
});

export const demoStaff: readonly DemoStaff[] = [
  staff('uma', 'Uma Virtanen', 'inspection', 'audit'),
  staff('max', 'Max Lindqvist', 'manager'),
  staff('ada', 'Ada Okonkwo', 'admin'),
  staff('rita', 'Rita Moreau', 'inspection', 'Rater'),
  staff('dev', 'Dev Ranganathan', 'admin', 'Developer'),
  staff('carl', 'Carl Brandt', 'inspection', 'CertificationManager'),
  staff('nia', 'Nia Hallström'),
];

export const demoPerson = (email: unknown): DemoStaff | undefined =>
  demoStaff.find((person) => person.email === String(email ?? '').toLowerCase());
