import { shownDecimals } from '../constants.ts';
/** A larger category starts collapsed. */
export const mostShownOpen = 5;

/** Browsers show these types themselves, and they cannot run code. */
const previewed = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp']);
export const isPreviewed = (fileType: string): boolean => previewed.has(fileType);
export const isPicture = (fileType: string): boolean => fileType.startsWith('image/') && isPreviewed(fileType);

/** The ending with its dot, `.pdf`; empty if there is none. */
export const endingOf = (fileName: string): string => /\.[\p{L}\p{N}]{1,10}$/u.exec(fileName)?.[0] ?? '';

/** A renamed document keeps the ending of its file, by which programs recognise it. */
export function downloadName(name: string, fileName: string): string {
  const ending = endingOf(fileName);
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
}

/** Lists show sizes in KB with two decimals. */
export const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(shownDecimals)} KB`;

/** Composed and decomposed letters look the same, so they compare as the same. */
const comparedName = (name: string): string => name.trim().normalize('NFC');

/** Keeps the first file of each name and skips the others. */
export function withoutDuplicateNames<File extends { name: string }>(
  files: readonly File[],
): { kept: File[]; skipped: File[] } {
  const seen = new Set<string>();
  const kept: File[] = [];
  const skipped: File[] = [];
  for (const file of files) {
    const name = comparedName(file.name);
    (seen.has(name) ? skipped : kept).push(file);
    seen.add(name);
  }
  return { kept, skipped };
}

/** Lists show the ending of the name, or a word from the media type. */
export function typeShown(fileType: string, name: string): string {
  const ending = endingOf(name).slice(1).toUpperCase();
  return ending || (fileType === 'application/octet-stream' ? 'File' : (fileType.split('/')[1] ?? '').toUpperCase());
}
