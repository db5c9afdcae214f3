/** Prints rows as a Markdown table, ready for a closing note. */
export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const lines = [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  process.stdout.write(`\n${title}\n\n${lines.join('\n')}\n`);
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);
