export interface TestChoice {
  /** Names of parts; all of them where nothing was named. */
  parts: string[];
  /** Those whose path in the repository holds one of the words; none means all files of the parts. */
  files: string[];
  /** What is neither a part nor a word of any path. */
  unknown: string[];
}

const partOf = (file: string): string => {
  if (file.startsWith('e2e/')) return 'e2e';
  return /^packages\/(server|web)\//.exec(file)?.[1] ?? 'unit';
};

/** Reads `npm test -- unit web customers`: parts by their names, anything else as a word of paths. */
export function chooseTests(args: string[], known: string[], files: string[]): TestChoice {
  const words = args.filter((name) => !known.includes(name));
  const named = args.filter((name) => known.includes(name));
  const holding = (word: string) => files.filter((file) => file.includes(word));
  const unknown = words.filter((word) => holding(word).length === 0);
  if (words.length === 0) return { parts: named.length > 0 ? named : known, files: [], unknown };
  const found = [...new Set(words.flatMap(holding))];
  const parts = [...new Set(found.map(partOf))].filter((part) => named.length === 0 || named.includes(part));
  return { parts, files: found.filter((file) => parts.includes(partOf(file))), unknown };
}
