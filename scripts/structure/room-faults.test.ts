import { expect, test } from 'vitest';
import { roomFaults } from './room-faults.ts';

const file = (path: string, ...modules: string[]) => ({
  path: `packages/${path}`,
  text: modules.map((module) => `import { a } from '${module}';\n`).join(''),
});

test.each([
  [
    'two rooms that import each other',
    [
      file('server/features/points/save.ts', '../protocols/list.ts'),
      file('server/features/protocols/list.ts', '../points/save.ts'),
    ],
    2,
  ],
  [
    'three rooms in a circle, whatever the depth of their files',
    [
      file('web/features/reports/view/View.tsx', '../../inspections/link.ts'),
      file('web/features/inspections/start/Start.tsx', '../../equipment/name.ts'),
      file('web/features/equipment/Trends.tsx', '../reports/charts/Line.tsx'),
    ],
    3,
  ],
  [
    'a type that closes a circle',
    [
      { path: 'packages/server/features/mail/letters.ts', text: "import type { A } from '../reports/a.ts';\n" },
      file('server/features/reports/b.ts', '../mail/c.ts'),
    ],
    2,
  ],
  [
    'a dialog of another room, whatever its depth',
    [file('web/features/reports/view/Actions.tsx', '../../inspections/perform/SendBackDialog.tsx')],
    1,
  ],
  [
    'a page that is fetched when it is needed',
    [{ path: 'packages/web/features/auth/Login.tsx', text: "const P = lazy(() => import('../demo/CastPage.tsx'));\n" }],
    1,
  ],
] as const)('%s: refused', (_, files, count) => {
  expect(roomFaults(files)).toHaveLength(count);
});

test.each([
  [
    'rooms one after the other',
    [
      file('server/features/inspections/a.ts', '../reports/b.ts', '../runs/c.ts'),
      file('server/features/reports/b.ts', '../runs/c.ts'),
    ],
  ],
  [
    'files of one room',
    [file('web/features/runs/queue/a.ts', '../b.ts'), file('web/features/runs/b.ts', './queue/a.ts')],
  ],
  [
    'what is composed outside of rooms',
    [
      file('server/feature.ts', './features/mail/letters.ts'),
      file('server/features/mail/mail.feature.ts', '../../feature.ts'),
    ],
  ],
  [
    'tests, which may look everywhere',
    [
      file('server/features/points/a.test.ts', '../protocols/b.ts'),
      file('server/features/protocols/b.ts', '../points/a.ts'),
    ],
  ],
  ['a page of the same room', [file('web/features/customers/a.tsx', './EditCustomerPage.tsx')]],
] as const)('%s: fine', (_, files) => {
  expect(roomFaults(files)).toEqual([]);
});
