/** Every word has to be found, in any order. */
export const searchWords = (search: string): string[] => [...new Set(search.split(/\s+/).filter(Boolean))];

/** Compares ignoring case. */
export function searchedBy(search: string): (text: string) => boolean {
  const words = searchWords(search.toLowerCase());
  return (text) => {
    const within = text.toLowerCase();
    return words.every((word) => within.includes(word));
  };
}
