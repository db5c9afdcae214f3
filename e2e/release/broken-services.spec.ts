import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { meddle } from '../database.ts';
import { visit } from '../in-page.ts';
import { setStatus } from '../inspections.ts';
import { lookOver } from '../look-over.ts';
import { List } from '../pages/list.ts';
import { ReportList } from '../pages/report-list.ts';
import { ServicesPage } from '../pages/services-page.ts';
import { makeReport } from '../reports.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

/** Answers how it comes back. */
async function takeStorageAway({ dataDir }: TestServer): Promise<() => Promise<void>> {
  const folder = join(dataDir, 'files');
  await rename(folder, `${folder}.away`);
  await writeFile(folder, 'not a folder');
  return async () => {
    await rm(folder);
    await rename(`${folder}.away`, folder);
  };
}

// One worker, and so one server, for all of them.
test.describe.configure({ mode: 'default' });

test('a month of the log that cannot be dropped shows on the page, and goes once it can [BGS-01]', async ({
  as,
  served,
}) => {
  await meddle(
    served.dataDir,
    `select make_log_partition('web_log', '2020-01-01'); create view somebody_reads as select * from web_log_2020_01`,
  );
  const page = await as('max', { server: served });
  const services = new ServicesPage(page);
  await visit(page, '/BackgroundServices');
  await services.reset('log-retention');
  await services.sees('log-retention', 'Waiting for retry', 'cannot drop table web_log_2020_01', 'Next try');

  await meddle(served.dataDir, 'drop view somebody_reads');
  await services.reset('log-retention');
  await services.sees('log-retention', 'Idle', '1 log month');
});

test('reminders that cannot be written down show on the page, and go out once they can [BGS-01]', async ({
  as,
  served,
}) => {
  const ids = ['certification-reminders', 'distributor-expiry-reminders'];
  const tables = ['certification_reminder', 'account_reminder'];
  await meddle(
    served.dataDir,
    `delete from certification_reminder; delete from account_reminder;
     update app_user set expires_at = now() + interval '20 days' where email = 'dora@distributor.example';
     ${tables.map((table) => `alter table ${table} rename to ${table}_away;`).join(' ')}`,
  );
  const page = await as('max', { server: served });
  const services = new ServicesPage(page);
  await visit(page, '/BackgroundServices');
  for (const [place, id] of ids.entries()) {
    await services.reset(id);
    await services.sees(id, 'Waiting for retry', `"${tables[place]}" does not exist`, 'Next try');
  }
  await meddle(served.dataDir, tables.map((table) => `alter table ${table}_away rename to ${table};`).join(' '));
  for (const id of ids) {
    await services.reset(id);
    await services.sees(id, 'Idle', '1 reminder');
  }
});

test('a file storage that is away shows on the page, and is swept again once it is back [BGS-01]', async ({
  as,
  served,
}) => {
  const page = await as('max', { server: served });
  const services = new ServicesPage(page);
  await visit(page, '/BackgroundServices');
  await services.sees('storage-sweeper', 'Idle', 'took');
  const bringBack = await takeStorageAway(served);
  await services.reset('storage-sweeper');
  await services.sees('storage-sweeper', 'Waiting for retry', 'The file storage fails', 'Next try');

  await bringBack();
  await services.reset('storage-sweeper');
  await services.sees('storage-sweeper', 'Idle', 'took');
});

test('a file of master data that cannot be read shows on the page, and is taken once it is fixed [BGS-01]', async ({
  as,
  served,
  masterData,
}) => {
  const page = await as('max', { server: served });
  const services = new ServicesPage(page);
  const put = (name: string, lines: string[]) => writeFile(join(masterData, name), `${lines.join('\n')}\n`);
  await visit(page, '/BackgroundServices');
  await services.sees('master-data-import', 'Idle', 'There is none of customers.csv');

  await put('customers.csv', ['MDM id,Name,Language', 'X1,Kalliomurska,fi', 'X2,"Never closed,en']);
  await put('sites.csv', ['MDM id,Customer MDM id,Name', 'XS1,X1,Etelälouhos']);
  await services.reset('master-data-import');
  const unreadable = 'customers.csv, line 3: a quotation mark is never closed';
  await services.sees('master-data-import', 'Waiting for retry', unreadable, '2 created', 'Next try');

  await put('customers.csv', ['MDM id,Name,Language', 'X1,Kalliomurska,fi', 'X2,Harjumurska,xx', 'X3,Murska,en']);
  await services.reset('master-data-import');
  await services.sees('master-data-import', 'Idle', '1 created', '2 unchanged', '1 faulty line');
  await expect(services.row('master-data-import')).not.toContainText(unreadable);

  await page.getByRole('link', { name: 'See the faulty lines' }).click();
  const faults = new List(page);
  await expect(faults.rows).toHaveText(['customers.csv3LanguageMust be one of en, fi, sv, de, fr, es, pt, ru, zh']);
  await lookOver(page, 'the faulty lines');
  await visit(page, '/Customers?search=murska');
  await expect(faults.row('Kalliomurska')).toBeVisible();
  await expect(faults.row('Murska')).toBeVisible();
});

test('a report that cannot be made shows on the page and to who asks for it, and is made once it can [BGS-01, REP-08]', async ({
  as,
  served,
  faults,
}) => {
  faults.expect(/^answer: 503 .*\/reportpdf/, /status of 503 .*\/reportpdf/);
  const page = await as('max', { server: served });
  const services = new ServicesPage(page);
  const list = new ReportList(page);
  const bringBack = await takeStorageAway(served);
  const report = await makeReport(served);
  await setStatus(served, report, { status: 'Finished' }, 'ada');
  await visit(page, '/BackgroundServices');
  await services.sees(
    'report-renderer',
    'Waiting for retry',
    report.id,
    'The file storage cannot be reached',
    'Next try',
  );
  await list.open(report.name);
  await list.downloadIn(report, 'English');
  await expect(page.getByRole('alert')).toContainText('The report could not be made just now.');

  await bringBack();
  await visit(page, '/BackgroundServices');
  await services.reset('report-renderer');
  await services.sees('report-renderer', 'Idle');
  await expect(services.row('report-renderer')).not.toContainText(report.id);
  await list.open(report.name);
  const downloaded = page.waitForEvent('download');
  await list.downloadIn(report, 'English');
  expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/);
});
