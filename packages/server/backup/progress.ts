const number = new Intl.NumberFormat('en');
const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

function describeBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${power === 0 ? number.format(value) : value.toFixed(1)} ${units[power]}`;
}

export const describeRows = (name: string, rows: number): string =>
  `  ${name.padEnd(24)}${number.format(rows).padStart(14)} rows`;

interface Totals {
  tables: number;
  rows: number;
  files: number;
  bytes: number;
}

export const describeTotals = ({ tables, rows, files, bytes }: Totals): string =>
  `${number.format(rows)} rows of ${tables} tables and ${number.format(files)} files, ${describeBytes(bytes)}`;
