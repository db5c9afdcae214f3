import { join } from 'node:path';
import { contract } from '@assay/contract/all';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Config } from './config/config.ts';
import { refuseOtherMode } from './db/installation-mode.ts';
import { migrate, readSchema } from './db/migrate.ts';
import { openDatabase, openPool, type WholeDb, withoutScopedTables } from './db/pool.ts';
import { openProbe } from './db/probe.ts';
import { ensureProviderCompany } from './db/provider-company.ts';
import { watchConnections } from './db/watch-connections.ts';
import { listAuditsOfEquipment } from './features/audits/audit-list.queries.ts';
import { auditReportRoot } from './features/audits/audit-root.ts';
import { auditsFeature } from './features/audits/audits.feature.ts';
import { authFeature } from './features/auth/auth.feature.ts';
import { offeredAuthCalls } from './features/auth/auth.routes.ts';
import { backgroundServicesFeature } from './features/background-services/background-services.feature.ts';
import { certificatesFeature } from './features/certificates/certificates.feature.ts';
import { customersFeature } from './features/customers/customers.feature.ts';
import { dashboardsFeature } from './features/dashboards/dashboards.feature.ts';
import { demoFeature } from './features/demo/demo.feature.ts';
import { documentsFeature } from './features/documents/documents.feature.ts';
import { documentRemover } from './features/documents/save-document.ts';
import { equipmentFeature } from './features/equipment/equipment.feature.ts';
import type { MachineWork } from './features/equipment/show-equipment.ts';
import { filesFeature } from './features/files/files.feature.ts';
import type { RemoveOld } from './features/files/sweep-storage.ts';
import { followUpsFeature } from './features/follow-ups/follow-ups.feature.ts';
import { runImport } from './features/imports/import.job.ts';
import { inspectionEditsFeature } from './features/inspections/edit/inspection-edits.feature.ts';
import { inspectionReportRoot } from './features/inspections/inspection-root.ts';
import { inspectionsFeature } from './features/inspections/inspections.feature.ts';
import { inspectionsOfMachine } from './features/inspections/show-inspection.ts';
import { logsFeature } from './features/logs/logs.feature.ts';
import { mailFeature } from './features/mail/mail.feature.ts';
import { masterDataFeature } from './features/master-data/master-data.feature.ts';
import { measurementsFeature } from './features/measurements/measurements.feature.ts';
import { peopleFeature } from './features/people/people.feature.ts';
import { batchRemover } from './features/points/option-batches.ts';
import { pointsFeature } from './features/points/points.feature.ts';
import { productsFeature } from './features/products/products.feature.ts';
import { protocolsFeature } from './features/protocols/protocols.feature.ts';
import type { ReportRoots } from './features/reports/report-root.ts';
import { reportsFeature } from './features/reports/reports.feature.ts';
import { runsFeature } from './features/runs/runs.feature.ts';
import { translationsFeature } from './features/translations/translations.feature.ts';
import { noteWrites, openVisitFeed, type VisitFeed } from './features/visits/live/visit-feed.ts';
import { visitRemover } from './features/visits/remove-visits.ts';
import { waitingFeature } from './features/waiting/waiting.feature.ts';
import type { Deps, Feature } from './frame/feature.ts';
import { openUploads } from './frame/uploads.ts';
import { appAddress } from './http/addresses/app-address.ts';
import { addressSigner } from './http/addresses/signed-addresses.ts';
import { openIncomingFolder } from './http/body/incoming-folder.ts';
import { answerHealth } from './http/frame/health.ts';
import { type Frame, implement } from './http/frame/implement.ts';
import { answerCallsAlone, closeGracefully, openServer, type UnexpectedFailure } from './http/frame/server.ts';
import { type ContainError, containUncaughtErrors } from './http/frame/uncaught-errors.ts';
import { type LogWriter, logRequests, openLogWriter } from './http/frame/web-log.ts';
import { describeCalls } from './http/pages/api-document.ts';
import { serveWebApp } from './http/pages/web-app.ts';
import { peopleReader } from './http/session/session.ts';
import { readSigningKeys, type SigningKeys } from './http/session/signing-keys.ts';
import { runService } from './jobs/run-service.ts';
import { type Jobs, migrateJobs, startRunner } from './jobs/runner.ts';
import { addServices, wakeService } from './jobs/services.queries.ts';
import { chooseStorage } from './providers/files/choose-storage.ts';
import type { FileStorage } from './providers/files/file-storage.ts';
import { chooseMailer } from './providers/mail/mailer.ts';
import type { PdfRenderer } from './providers/pdf/pdf-renderer.ts';
import { typstRenderer } from './providers/pdf/typst-renderer.ts';
import { chooseStaffSignIn } from './providers/sign-in/choose-sign-in.ts';
import { demoExternals } from './providers/sign-in/demo-externals.ts';

export interface AppOptions {
  config: Config;
  connection: pg.ClientConfig;
  version: string;
  logger: FastifyServerOptions['logger'];
  clock?: () => Date;
  /** The built web app; without it only the API is served. */
  webFolder?: string;
  /** Whether this process takes background work. */
  runsJobs?: boolean;
}

export interface App {
  http: FastifyInstance;
  /** What `implement` mounts endpoints on. */
  frame: Frame;
  /** Every path that is mounted, as the router knows it. */
  routes: readonly string[];
  db: WholeDb;
  pool: pg.Pool;
  logs: LogWriter;
  jobs: Jobs;
  keys: SigningKeys;
  storage: FileStorage;
  pdf: PdfRenderer;
  /** For errors that nobody caught: whether a request failed by this one, and the others may go on. */
  containError: ContainError;
  close: () => Promise<void>;
}

async function prepareDatabase({ config, connection, version }: AppOptions): Promise<SigningKeys> {
  const made: { keys?: SigningKeys } = {};
  await migrate(connection, await readSchema(version), async (client) => {
    await refuseOtherMode(
      client,
      config.ASSAY_MODE,
      demoExternals.map(({ email }) => email),
    );
    made.keys = await readSigningKeys(client, config.ASSAY_SECRET);
    await ensureProviderCompany(client, config.ASSAY_COMPANY);
  });
  if (!made.keys) throw new Error('The signing keys could not be read.');
  return made.keys;
}

/** What each kind of visit gives to its reports. */
const reportRoots: ReportRoots = { inspection: inspectionReportRoot, audit: auditReportRoot };

/** What was carried out on a machine: rooms of visits know nothing of each other. */
const visitsToMachine: MachineWork = async (db, scope, equipmentId) => ({
  ...(await inspectionsOfMachine(db, scope, equipmentId)),
  audits: await listAuditsOfEquipment(db, scope, equipmentId),
});

/** What nobody asks back for any more. */
const oldRemover = ({ pool, open }: Deps): RemoveOld => {
  const removers = [visitRemover(pool), documentRemover(pool), batchRemover(open)];
  return async (now) => {
    let removed = 0;
    for (const remove of removers) removed += await remove(now);
    return removed;
  };
};

/** Every feature; their services are listed in this order. */
function featuresOf(deps: Deps, visitFeed: VisitFeed): Feature[] {
  const nouns = [
    authFeature(deps),
    peopleFeature(deps),
    certificatesFeature(deps),
    demoFeature(deps),
    customersFeature,
    equipmentFeature(visitsToMachine),
    productsFeature,
    documentsFeature(deps),
    pointsFeature(deps),
    protocolsFeature,
    translationsFeature(deps),
    masterDataFeature(deps),
    inspectionsFeature(deps, visitFeed),
    inspectionEditsFeature(deps),
    auditsFeature(deps, visitFeed),
    dashboardsFeature,
    runsFeature(deps),
    followUpsFeature,
    measurementsFeature(reportRoots),
    reportsFeature(deps, reportRoots),
    logsFeature(deps),
    waitingFeature,
  ];
  const mailTemplates = nouns.flatMap((feature: Feature) => feature.mailTemplates ?? []);
  return [mailFeature(deps, mailTemplates), ...nouns, filesFeature(deps, oldRemover(deps))];
}

/** Builds the server from its parts: the table of contents of this package. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, version } = options;
  const clock = options.clock ?? (() => new Date());
  z.config(z.locales.en());

  const keys = await prepareDatabase(options);
  const pool = openPool({
    connection: options.connection,
    max: config.ASSAY_DATABASE_POOL,
    onError: (error) => http.log.warn({ err: error }, 'a database connection was lost'),
  });
  const probe = openProbe(options.connection);
  const stopWatching = watchConnections(pool, probe);
  const db = openDatabase(pool);
  const open = withoutScopedTables(db);
  const logs = openLogWriter(db, {
    onWaiting: (error) => http.log.warn({ err: error }, 'log lines wait for the database'),
    onDropped: (error, line) => http.log.error({ err: error, line }, 'a log line could not be stored'),
  });

  const https = config.publicUrl.protocol === 'https:';
  const onUnexpected = ({ error, requestId, route }: UnexpectedFailure): void =>
    logs.app({
      at: clock(),
      email: null,
      user_id: null,
      app_version: version,
      event_name: 'server error',
      os_name: `node ${process.version}`,
      properties: JSON.stringify({ requestId, route, message: String(error).slice(0, 1000).replaceAll('\0', '') }),
    });
  const http = openServer({
    basePath: config.ASSAY_BASE_PATH,
    https,
    trustProxy: config.ASSAY_TRUST_PROXY,
    logger: options.logger,
    onUnexpected,
  });
  const containError = containUncaughtErrors(http, onUnexpected);
  const routes: string[] = [];
  http.addHook('onRoute', ({ url }) => void routes.push(url));
  const requests = logRequests(http, logs);
  const shutdown = closeGracefully(http);
  const visitFeed = openVisitFeed({ db: open, connection: options.connection });
  // Whoever follows a visit would hold the server otherwise.
  http.addHook('preClose', visitFeed.close);
  answerHealth(http, probe, shutdown.hasBegun);
  const offered = { ...contract, auth: offeredAuthCalls(config.debugTokens) };
  describeCalls(http, offered, { name: config.ASSAY_NAME, version, basePath: config.ASSAY_BASE_PATH });

  const frame: Frame = {
    pool,
    db,
    people: peopleReader(pool, keys.token),
    signer: addressSigner(keys.url, config.publicUrl),
    addressAt: appAddress(config),
    clock,
    incoming: openIncomingFolder(join(config.dataDir, 'incoming'), {
      reserveBytes: config.ASSAY_DISK_RESERVE * 1_000_000,
      onLeftBehind: (error) => http.log.warn({ err: error }, 'received bytes wait for the storage sweeper'),
    }),
    onPerson: requests.note,
    onWritten: noteWrites(visitFeed),
  };
  const { signer, incoming } = frame;
  const storage = chooseStorage(config);
  const deps: Deps = {
    config,
    version,
    clock,
    pool,
    db,
    open,
    keys,
    signer,
    incoming,
    storage,
    uploads: openUploads(storage, config.ASSAY_COMPANY_QUOTA * 1_000_000_000),
    pdf: typstRenderer(config.ASSAY_PDF_ENGINE),
    mailer: chooseMailer(config),
    logs,
    staffSignIn: chooseStaffSignIn(http, config, frame.addressAt),
    people: frame.people,
  };
  const features = featuresOf(deps, visitFeed);
  const services = features.flatMap((feature) => feature.services ?? []);
  for (const { calls = [] } of [...features, backgroundServicesFeature(services)])
    for (const one of calls) implement(http, frame, one.calls, one.handlers as never);
  if (options.webFolder) await serveWebApp(http, options.webFolder, config.ASSAY_BASE_PATH);
  else answerCallsAlone(http);

  await migrateJobs(pool, http.log);
  const serviceIds = services.map(({ id }) => id);
  await addServices(open, serviceIds);
  // Settings may have changed: each service looks at them now.
  if (options.runsJobs) for (const id of serviceIds) await wakeService(open, id);
  const jobs: Jobs = {
    service: runService(services, {
      db: open,
      clock,
      isStopping: shutdown.hasBegun,
      onFailure: (error, service) => http.log.error({ err: error, service }, 'a background service failed'),
    }),
    import: runImport(
      { pool, db },
      features.flatMap((feature) => feature.imports ?? []),
      (error) => http.log.error({ err: error }, 'an import failed'),
    ),
    ...Object.assign({}, ...features.map((feature) => feature.jobs)),
  };
  const stopRunner = options.runsJobs ? await startRunner({ pool, db }, jobs, http.log) : undefined;

  const close = async (): Promise<void> => {
    await shutdown.close();
    await stopRunner?.();
    await deps.pdf.close();
    await deps.mailer.close();
    await logs.close();
    await db.destroy();
    stopWatching();
    await probe.close();
  };
  return { http, frame, routes, db, pool, logs, jobs, keys, storage, pdf: deps.pdf, containError, close };
}
