/** One file for every rule that must fire, and one beside it that must pass. */
interface Refused {
  what: string;
  file: string;
  text: string;
  rule: string;
}

const ours = ['contract', 'domain', 'report', 'server', 'web', 'e2e', 'bench'];
const everything = Object.fromEntries(
  [...ours.map((name) => `@assay/${name}`), 'kysely', 'react'].map((name) => [name, '1']),
);

/** All declare all, so that an uphill import breaks one rule and not two. */
export const workspaces: Record<string, Record<string, string>> = Object.fromEntries(
  ours.map((name) => [name === 'e2e' || name === 'bench' ? name : `packages/${name}`, everything]),
);

const importing = (...modules: string[]): string => {
  const lines = modules.map((module, index) => `import { a as a${index} } from '${module}';\n`);
  return `${lines.join('')}export const all = [${modules.map((_, index) => `a${index}`).join(', ')}];\n`;
};

let made = 0;
const fresh = (folder: string, ending = '.ts'): string => `${folder}/case-${++made}${ending}`;

const uphill = (folder: string, module: string): Refused => ({
  what: `${folder} importing ${module}`,
  file: fresh(folder),
  text: importing(module),
  rule: 'noRestrictedImports',
});

const downhill = (folder: string, ...modules: string[]) => ({
  what: `${folder} importing ${modules.join(' and ')}`,
  file: fresh(folder),
  text: importing(...modules),
});

const refusedText = (rule: string, file: string, text: string, what: string): Refused => ({ what, file, text, rule });

export const refusedFiles: Refused[] = [
  uphill('packages/domain', '@assay/contract/auth'),
  uphill('packages/domain', '../contract/auth.ts'),
  uphill('packages/domain/points', '../../server/app.ts'),
  uphill('packages/contract', '@assay/report/document-texts'),
  uphill('packages/contract', '@assay/server/app'),
  uphill('packages/contract', '@assay/web/app'),
  uphill('packages/report/compose', '@assay/server/app'),
  uphill('packages/report/html', '@assay/web/app'),
  uphill('packages/server', '@assay/web/app'),
  uphill('packages/server', '../web/app/routes.tsx'),
  uphill('packages/server/db', '../features/customers/customers.queries.ts'),
  uphill('packages/server/db/embedded', '../../app.ts'),
  uphill('packages/server/http', '../features/customers/customers.queries.ts'),
  uphill('packages/server/http', '../app.ts'),
  uphill('packages/server/frame', '../features/imports/imports.queries.ts'),
  uphill('packages/server/config', '../app.ts'),
  uphill('packages/server/providers/mail', '../../features/customers/merge-customers.ts'),
  uphill('packages/server/jobs', '../features/customers/customers.queries.ts'),
  uphill('packages/server/features/customers', '../../app.ts'),
  uphill('packages/server/features/customers', '../audits/audits.routes.ts'),
  uphill('packages/web/api', '@assay/server/app'),
  uphill('packages/web/features/reports', '@assay/report/compose/inspection'),
  uphill('packages/web/ui', '../features/customers/CustomerPicker.tsx'),
  uphill('packages/web/ui', '../app/theme.ts'),
  uphill('packages/web/api', '../features/customers/customers.queries.ts'),
  uphill('packages/web/features/customers', '../../app/routes.tsx'),
  uphill('packages/web', './app/routes.tsx'),
  uphill('e2e/journeys', '@assay/server/app'),
  uphill('e2e/pages', '../../packages/server/app.ts'),
  uphill('bench', '@assay/web/app'),
  refusedText(
    'noRestrictedImports',
    fresh('packages/server/features/customers', '.routes.ts'),
    `import { sql } from 'kysely';\n\nexport const now = sql\`select now()\`;\n`,
    'the sql tag outside of queries',
  ),
  refusedText(
    'noRestrictedImports',
    fresh('packages/server/http'),
    `import { sql } from 'kysely';\n\nexport const now = sql\`select now()\`;\n`,
    'the sql tag in http',
  ),
  refusedText(
    'noRestrictedImports',
    fresh('packages/server'),
    `import { sql } from 'kysely';\n\nexport const now = sql\`select now()\`;\n`,
    'the sql tag beside main',
  ),
  refusedText(
    'noUndeclaredDependencies',
    fresh('packages/domain'),
    importing('left-pad'),
    'a package that is not declared',
  ),
  refusedText(
    'noImportCycles',
    'packages/domain/egg.ts',
    `import { hen } from './hen.ts';\n\nexport const egg = (): unknown => hen;\n`,
    'a cycle',
  ),
  refusedText(
    'noImportCycles',
    'packages/domain/hen.ts',
    `import { egg } from './egg.ts';\n\nexport const hen = (): unknown => egg;\n`,
    'the other end of the cycle',
  ),
  refusedText('noExcessiveLinesPerFile', fresh('packages/domain'), lines(401), 'a file of 401 lines'),
  refusedText('noDefaultExport', fresh('packages/domain'), 'export default 1;\n', 'a default export'),
  refusedText('noEnum', fresh('packages/domain'), 'export enum Color {\n  Red = 1,\n}\n', 'an enum'),
  refusedText(
    'noParameterProperties',
    fresh('packages/domain'),
    'export class Box {\n  constructor(readonly side: number) {}\n}\n',
    'a parameter property',
  ),
  refusedText('noBarrelFile', fresh('packages/domain'), `export { a } from './a.ts';\n`, 'a barrel'),
  refusedText(
    'useImportType',
    fresh('packages/domain'),
    `import { A } from './a.ts';\n\nexport const b = (a: A): A => a;\n`,
    'a type imported as a value',
  ),
  refusedText(
    'noUnusedImports',
    fresh('packages/domain'),
    `import { a } from './a.ts';\n\nexport const b = 1;\n`,
    'an import without use',
  ),
  refusedText(
    'noUnusedVariables',
    fresh('packages/domain'),
    'const a = 1;\nexport const b = 2;\n',
    'a variable without use',
  ),
  refusedText('noConsole', fresh('packages/server/http'), `console.log('here');\n`, 'the console in the server'),
  refusedText(
    'noFloatingPromises',
    fresh('packages/server/jobs'),
    'const wait = async (): Promise<void> => {};\n\nwait();\n',
    'a promise that nobody waits for',
  ),
  refusedText(
    'useFilenamingConvention',
    'packages/domain/camelCase.ts',
    'export const a = 1;\n',
    'a file name in camel case',
  ),
  refusedText(
    'noJsxLiterals',
    'packages/web/features/customers/RefusedPage.tsx',
    'export const Page = () => <p>Hello</p>;\n',
    'literal text on a screen',
  ),
  refusedText(
    'plugin',
    'packages/web/features/customers/RefusedField.tsx',
    'export const Field = () => <input aria-label="Name" type="text" />;\n',
    'literal text in an attribute that users read',
  ),
];

export const cleanFiles = [
  downhill('packages/contract', '@assay/domain/id', './values.ts'),
  downhill('packages/report/compose', '@assay/domain/id', '@assay/contract/auth'),
  downhill(
    'packages/server',
    '@assay/domain/id',
    '@assay/contract/auth',
    '@assay/report/document-texts',
    './features/a/a.routes.ts',
  ),
  downhill(
    'packages/server/features/customers',
    '../../http/session.ts',
    '../../db/paging.ts',
    '../audits/audits.queries.ts',
    './customers.routes.ts',
    '../../testing/app.ts',
  ),
  downhill(
    'packages/web/features/customers',
    '@assay/report/document-texts',
    '@assay/report/charts/line',
    '../audits/AuditPicker.tsx',
    '../../ui/ConfirmDialog.tsx',
    './CustomerListPage.tsx',
  ),
  downhill('packages/web/app', './routes.tsx', '../features/customers/CustomerListPage.tsx'),
  downhill('packages/web/ui', '../api/call.ts'),
  downhill('e2e/journeys', '@assay/contract/auth', '../world.ts'),
  downhill('bench', '@assay/contract/auth', '@assay/server/app'),
  {
    what: 'the sql tag in queries',
    file: fresh('packages/server/features/customers', '.queries.ts'),
    text: `import { sql } from 'kysely';\n\nexport const now = sql\`select now()\`;\n`,
  },
  {
    what: 'the sql tag in queries of the tests',
    file: fresh('packages/server/testing', '.queries.ts'),
    text: `import { sql } from 'kysely';\n\nexport const now = sql\`select now()\`;\n`,
  },
  {
    what: 'the sql tag in db',
    file: fresh('packages/server/db'),
    text: `import { sql } from 'kysely';\n\nexport const now = sql\`select now()\`;\n`,
  },
  { what: 'a file of 400 lines', file: fresh('packages/domain'), text: lines(400) },
  { what: 'a default export in a config file', file: 'packages/web/vite.config.ts', text: 'export default 1;\n' },
  {
    what: 'a promise that is waited for',
    file: fresh('packages/server/jobs'),
    text: 'const wait = async (): Promise<void> => {};\n\nawait wait();\n',
  },
  { what: 'the console in main', file: 'packages/server/main.ts', text: `console.log('here');\n` },
  {
    what: 'text by its key',
    file: 'packages/web/features/customers/CleanPage.tsx',
    text: 'export const Page = ({ text }: { text: string }) => <p>{text}</p>;\n',
  },
  {
    what: 'attributes by their key',
    file: 'packages/web/features/customers/CleanField.tsx',
    text: 'export const Field = ({ text }: { text: string }) => <input aria-label={text} type="text" />;\n',
  },
  {
    what: 'literal text in a test',
    file: 'packages/web/features/customers/CleanPage.test.tsx',
    text: 'export const page = <p>Hello</p>;\n',
  },
];

function lines(count: number): string {
  return Array.from({ length: count }, (_, index) => `export const a${index} = ${index};\n`).join('');
}
