import type { demo } from '@assay/contract/demo';
import { notFound } from '@assay/domain/problem';
import type { Handlers } from '../../http/frame/handlers.ts';
import { demoExternals, demoPassword } from '../../providers/sign-in/demo-externals.ts';
import { demoStaff } from '../../providers/sign-in/demo-people.ts';
import { providerCompany } from '../auth/staff.queries.ts';

/** Whoever cannot sign in is no help to a visitor. */
const externals = demoExternals.filter(({ state }) => state === 'active');

export const demoHandlers = (isOn: boolean): Handlers<typeof demo> => ({
  cast: async ({ db }) => {
    if (!isOn) throw notFound();
    const company = (await providerCompany(db)).name;
    return [
      ...demoStaff.map(({ name, email, role }) => ({ name, email, role, company, password: null })),
      ...externals.map(({ name, email, role, company: own }) => ({
        name,
        email,
        role,
        company: own,
        password: demoPassword,
      })),
    ];
  },
});
