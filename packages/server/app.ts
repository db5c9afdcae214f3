import { join } from 'node:path';
import { contract } from '@assay/contract/all';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Config } from './config.ts';
import { refuseOtherMode } from './db/installation-mode.ts';
import { migrate, migrationsFolder } from './db/migrate.ts';
import { openDatabase, openPool, type WholeDb, withoutScopedTables } from './db/pool.ts';
import { openProbe } from './db/probe.ts';
import { ensureProviderCompany } from './db/provider-company.ts';
import { watchConnections } from './db/watch-connections.ts';
import { applicationHandlers } from './features/application/application.routes.ts';
import { authHandlers, offeredAuthCalls } from './features/auth/auth.routes.ts';
import { groupNames } from './features/auth/group-names.ts';
import { backgroundServiceHandlers } from './features/background-services/background-services.routes.ts';
import { companyHandlers } from './features/companies/companies.routes.ts';
import { customerHandlers } from './features/customers/customers.routes.ts';
import { customerImport } from './features/customers/import-customers.ts';
import { demoHandlers } from './features/demo/demo.routes.ts';
import { equipmentHandlers } from './features/equipment/equipment.routes.ts';
import { equipmentImageHandlers } from './features/equipment/equipment-images.routes.ts';
import { equipmentImport } from './features/equipment/import-equipment.ts';
import { fileHandlers } from './features/files/files.routes.ts';
import { storageSweeper } from './features/files/storage-sweeper.job.ts';
import { openUploads } from './features/files/uploads.ts';
import { followUpHandlers } from './features/follow-ups/follow-ups.routes.ts';
import { imageHandlers } from './features/images/images.routes.ts';
import { runImport } from './features/imports/import.job.ts';
import { importHandlers } from './features/imports/imports.routes.ts';
import { inspectionEditHandlers } from './features/inspections/edit/inspection-edits.routes.ts';
import { inspectionGuard } from './features/inspections/inspection-guard.ts';
import { inspectionHandlers } from './features/inspections/inspections.routes.ts';
import { reportHeadHandlers } from './features/inspections/report-heads.routes.ts';
import { logRetention } from './features/logs/log-retention.job.ts';
import { logHandlers } from './features/logs/logs.routes.ts';
import { emailOutbox } from './features/mail/email-outbox.job.ts';
import { mailedReportHandlers } from './features/mail/mailed-reports.routes.ts';
import { masterDataHandlers } from './features/master-data/master-data.routes.ts';
import { masterDataImport } from './features/master-data/master-data-import.job.ts';
import { equipmentTrendHandlers } from './features/measurements/machine-trends.routes.ts';
import { externalUserHandlers } from './features/people/external-users.routes.ts';
import { runPasswordLink } from './features/people/password-link.job.ts';
import { inspectionPhaseHandlers } from './features/phases/phases.routes.ts';
import { measurementLimitHandlers } from './features/points/measurement-limits.routes.ts';
import { pointReferenceHandlers } from './features/points/point-references.routes.ts';
import { inspectionPointHandlers } from './features/points/points.routes.ts';
import { productFamilyHandlers } from './features/products/product-families.routes.ts';
import { inspectionProtocolHandlers } from './features/protocols/protocols.routes.ts';
import { reportFileHandlers } from './features/reports/report-files.routes.ts';
import { reportRenderer } from './features/reports/report-renderer.job.ts';
import { reportHandlers } from './features/reports/reports.routes.ts';
import { runHandlers } from './features/runs/runs.routes.ts';
import { voiceCommentHandlers } from './features/runs/voice-comments.routes.ts';
import { visitRemover } from './features/visits/remove-visits.ts';
import { type AppAddress, appAddress } from './http/app-address.ts';
import { describeCalls } from './http/describe-calls.ts';
import { answerHealth } from './http/health.ts';
import { type Frame, implement } from './http/implement.ts';
import { openIncomingFolder } from './http/incoming-folder.ts';
import { answerCallsAlone, openServer, type UnexpectedFailure } from './http/server.ts';
import { peopleReader } from './http/session.ts';
import { closeGracefully } from './http/shutdown.ts';
import { addressSigner } from './http/signed-addresses.ts';
import { readSigningKeys, type SigningKeys } from './http/signing-keys.ts';
import { type ContainError, containStrayErrors } from './http/stray-errors.ts';
import { serveWebApp } from './http/web-app.ts';
import { type LogWriter, logRequests, openLogWriter } from './http/web-log.ts';
import { runService } from './jobs/run-service.ts';
import { type Jobs, migrateJobs, startRunner } from './jobs/runner.ts';
import type { Service } from './jobs/service.ts';
import { addServices, wakeService } from './jobs/services.queries.ts';
import { chooseStorage } from './providers/files/choose-storage.ts';
import type { FileStorage } from './providers/files/file-storage.ts';
import type { Mailer } from './providers/mail/mailer.ts';
import { outboxFolder } from './providers/mail/outbox-folder.ts';
import { smtpMailer } from './providers/mail/smtp.ts';
import { chooseSource } from './providers/master-data/choose-source.ts';
import type { PdfRenderer } from './providers/pdf/pdf-renderer.ts';
import { typstRenderer } from './providers/pdf/typst-renderer.ts';
import { mountDemoProvider, onSameHost } from './providers/sign-in/demo-provider.ts';
import { oidcSignIn } from './providers/sign-in/oidc.ts';
import type { StaffSignIn } from './providers/sign-in/staff-sign-in.ts';

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

async function prepareDatabase({ config, connection }: AppOptions): Promise<SigningKeys> {
  const made: { keys?: SigningKeys } = {};
  await migrate(connection, migrationsFolder, async (client) => {
    await refuseOtherMode(client, config.ASSAY_MODE);
    made.keys = await readSigningKeys(client, config.ASSAY_SECRET);
    await ensureProviderCompany(client, config.ASSAY_COMPANY);
  });
  if (!made.keys) throw new Error('The signing keys could not be read.');
  return made.keys;
}

function chooseStaffSignIn(http: FastifyInstance, config: Config, addressAt: AppAddress): StaffSignIn {
  if (config.demoSignIn) {
    const demo = mountDemoProvider(http, { appName: config.ASSAY_NAME, publicUrl: config.publicUrl, addressAt });
    return onSameHost(oidcSignIn({ ...demo, scopes: 'openid profile email', groupsClaim: 'groups' }));
  }
  return oidcSignIn({
    issuer: config.ASSAY_OIDC_ISSUER ?? '',
    clientId: config.ASSAY_OIDC_CLIENT_ID ?? '',
    clientSecret: config.ASSAY_OIDC_CLIENT_SECRET,
    scopes: config.ASSAY_OIDC_SCOPES,
    groupsClaim: config.ASSAY_OIDC_GROUPS_CLAIM,
  });
}

const chooseMailer = (config: Config): Mailer =>
  config.ASSAY_SMTP_URL
    ? smtpMailer({ url: config.ASSAY_SMTP_URL, from: config.ASSAY_SMTP_FROM, domain: config.publicUrl.hostname })
    : outboxFolder(join(config.dataDir, 'outbox'));

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
  const containError = containStrayErrors(http, onUnexpected);
  const routes: string[] = [];
  http.addHook('onRoute', ({ url }) => void routes.push(url));
  const requests = logRequests(http, logs);
  const shutdown = closeGracefully(http);
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
  };
  const staffSignIn = chooseStaffSignIn(http, config, frame.addressAt);
  const mailer = chooseMailer(config);
  const storage = chooseStorage(config);
  const uploads = openUploads(storage, config.ASSAY_COMPANY_QUOTA * 1_000_000_000);
  const pdf = typstRenderer(config.ASSAY_PDF_ENGINE);
  const services: readonly Service[] = [
    emailOutbox(open, mailer, { storage, signer: frame.signer, publicUrl: config.publicUrl }),
    masterDataImport({ pool, db }, chooseSource(config)),
    reportRenderer({ pool, db, storage, pdf }),
    logRetention(db, config.ASSAY_LOG_MONTHS),
    storageSweeper({ db, storage, incomingFolder: frame.incoming.path, removeDeleted: visitRemover(pool) }),
  ];
  implement(http, frame, contract.application, applicationHandlers(config, version));
  implement(
    http,
    frame,
    offered.auth,
    authHandlers({
      staffSignIn,
      tokenSecret: keys.token,
      urlSecret: keys.url,
      domain: config.ASSAY_DOMAIN,
      names: groupNames(config),
      cookies: { basePath: config.ASSAY_BASE_PATH, secure: https },
    }),
  );
  implement(http, frame, contract.externalUsers, externalUserHandlers);
  implement(http, frame, contract.demo, demoHandlers(config.demoSignIn));
  implement(http, frame, contract.companies, companyHandlers);
  implement(http, frame, contract.customers, customerHandlers);
  implement(http, frame, contract.customerImports, importHandlers(customerImport));
  implement(http, frame, contract.equipments, equipmentHandlers);
  implement(http, frame, contract.equipmentImages, equipmentImageHandlers);
  implement(http, frame, contract.equipmentTrends, equipmentTrendHandlers);
  implement(http, frame, contract.equipmentImports, importHandlers(equipmentImport));
  implement(http, frame, contract.productFamilies, productFamilyHandlers);
  implement(http, frame, contract.inspectionPoints, inspectionPointHandlers);
  implement(http, frame, contract.inspectionProtocols, inspectionProtocolHandlers);
  implement(http, frame, contract.inspectionPhases, inspectionPhaseHandlers);
  implement(http, frame, contract.measurementLimits, measurementLimitHandlers);
  implement(http, frame, contract.pointReferences, pointReferenceHandlers);
  implement(http, frame, contract.inspections, inspectionHandlers);
  implement(http, frame, contract.inspectionReports, reportHandlers(storage));
  implement(http, frame, contract.reportHeads, reportHeadHandlers);
  implement(
    http,
    frame,
    contract.inspectionEdits,
    inspectionEditHandlers({ anyRecipient: config.ASSAY_EXTERNAL_RECIPIENTS === 'any' }),
  );
  implement(http, frame, contract.inspectionRuns, runHandlers(inspectionGuard));
  implement(http, frame, contract.followUps, followUpHandlers);
  implement(http, frame, contract.reportFiles, reportFileHandlers(storage));
  const { incoming, signer } = frame;
  implement(http, frame, contract.files, fileHandlers({ uploads, signer, incoming }));
  implement(http, frame, contract.images, imageHandlers(uploads, signer));
  implement(http, frame, contract.mailedReports, mailedReportHandlers(storage, signer));
  implement(http, frame, contract.voiceComments, voiceCommentHandlers(uploads));
  implement(http, frame, contract.backgroundServices, backgroundServiceHandlers(services));
  implement(http, frame, contract.masterData, masterDataHandlers);
  implement(http, frame, contract.logs, logHandlers(logs));
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
    import: runImport({ pool, db }, [customerImport, equipmentImport], (error) =>
      http.log.error({ err: error }, 'an import failed'),
    ),
    passwordLink: runPasswordLink({ pool, appName: config.ASSAY_NAME, clock }),
  };
  const stopRunner = options.runsJobs ? await startRunner({ pool, db }, jobs, http.log) : undefined;

  const close = async (): Promise<void> => {
    await shutdown.close();
    await stopRunner?.();
    await pdf.close();
    await mailer.close();
    await logs.close();
    await db.destroy();
    stopWatching();
    await probe.close();
  };
  return { http, frame, routes, db, pool, logs, jobs, keys, storage, pdf, containError, close };
}
