export interface TestChoice {
  /** Names of parts; all of them where nothing was named. */
  parts: string[];
  /** Paths in the repository that hold one of the words; empty where no word was given, which means all files of the parts. */
  files: string[];
  /** Words that are neither a part nor in the path of a test that may run. */
  unknown: string[];
  /** True when the tests that only a release needs run, too. */
  withRelease: boolean;
}

export const release = 'release';

/** Only a release needs these: journeys by their folder, other tests by their name. */
const isOfRelease = (file: string): boolean => file.startsWith('e2e/release/') || /\.release\.test\.tsx?$/.test(file);

const partOf = (file: string): string => {
  if (file.startsWith('e2e/')) return 'e2e';
  return /^packages\/(server|web)\//.exec(file)?.[1] ?? 'unit';
};

/** Reads `npm test -- release unit web customers`: the tier and the parts by their names, anything else as a word of paths. */
export function chooseTests(args: string[], known: string[], files: string[]): TestChoice {
  const withRelease = args.includes(release);
  const given = args.filter((name) => name !== release);
  const words = given.filter((name) => !known.includes(name));
  const named = given.filter((name) => known.includes(name));
  const runnable = withRelease ? files : files.filter((file) => !isOfRelease(file));
  const holding = (word: string) => runnable.filter((file) => file.includes(word));
  const unknown = words.filter((word) => holding(word).length === 0);
  if (words.length === 0) return { parts: named.length > 0 ? named : known, files: [], unknown, withRelease };
  const found = [...new Set(words.flatMap(holding))];
  const parts = [...new Set(found.map(partOf))].filter((part) => named.length === 0 || named.includes(part));
  return { parts, files: found.filter((file) => parts.includes(partOf(file))), unknown, withRelease };
}
