import type { ColumnType } from 'kysely';

/** Columns as Kysely reads and writes them. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type NullableMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** Written as text, read as what it says. */
export type Json<T, Written = string> = ColumnType<T, Written, Written>;
