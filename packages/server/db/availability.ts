import { Problem } from '@assay/domain/problem';
import pg from 'pg';

const goneCodes = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '08001', '53300', '25P03', '25P04']);
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** A file that is missing has the code of a socket that is, and is no fault of the database. */
const socketCalls = new Set(['connect', 'read', 'write']);
const goneMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end',
];

const retryAfterSeconds = 2;

/** Whether an error says that PostgreSQL is away, starting, or out of connections. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code !== undefined && goneCodes.has(error.code);
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (socketCodes.has(code) && socketCalls.has(syscall)) return true;
  return goneMessages.some((message) => error.message.startsWith(message));
}

export const databaseAway = (): Problem =>
  new Problem('unavailable', 'The database is not available right now. Nothing was stored; try again in a moment.', {
    code: 'databaseAway',
    retryAfterSeconds,
  });
