import type { WholeDb } from '../../db/pool.ts';
import type { Person } from '../../http/session/session.ts';
import { demoPerson } from './demo-person.ts';

/** Who carries out inspections: the provider's staff, and people of companies on machines of theirs. */
export interface Crew {
  staff: readonly Person[];
  manager: Person;
  outside: readonly { people: readonly Person[]; category: string }[];
}

/** The crew, and those who finish and rate what it hands in. */
export interface People extends Crew {
  admin: Person;
  rater: Person;
}

export async function readPeople(db: WholeDb): Promise<People> {
  const person = (name: string) => demoPerson(db, name);
  const rater = await person('rita@provider.example');
  return {
    staff: [await person('uma@provider.example'), rater, await person('carl@provider.example')],
    manager: await person('max@provider.example'),
    admin: await person('ada@provider.example'),
    rater,
    outside: [
      {
        people: [await person('dina@distributor.example'), await person('dora@distributor.example')],
        category: 'surface_drills',
      },
      { people: [await person('otto@other-distributor.example')], category: 'screens' },
    ],
  };
}
