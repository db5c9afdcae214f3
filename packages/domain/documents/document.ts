import { shownDecimals } from '../constants.ts';
/** A category with more documents than this starts collapsed. */
export const mostShownOpen = 5;

/** What browsers show by themselves and cannot be made to run anything. */
const previewed = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp']);
export const isPreviewed = (fileType: string): boolean => previewed.has(fileType);
export const isPicture = (fileType: string): boolean => fileType.startsWith('image/') && isPreviewed(fileType);

/** `.pdf` of a file name; empty where it has none. */
export const endingOf = (fileName: string): string => /\.[\p{L}\p{N}]{1,10}$/u.exec(fileName)?.[0] ?? '';

/** A renamed document is downloaded under its name, with the ending that programs know the file by. */
export function downloadName(name: string, fileName: string): string {
  const ending = endingOf(fileName);
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
}

/** In KB with two decimals, as lists show it. */
export const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(shownDecimals)} KB`;

/** Names of one selection compare as people read them: composed and decomposed letters are the same. */
const comparedName = (name: string): string => name.trim().normalize('NFC');

/** The first file of each name; the others of a selection are skipped. */
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

/** What lists say of a document’s type: the ending of its name, or the word of its type. */
export function typeShown(fileType: string, name: string): string {
  const ending = endingOf(name).slice(1).toUpperCase();
  return ending || (fileType === 'application/octet-stream' ? 'File' : (fileType.split('/')[1] ?? '').toUpperCase());
}
