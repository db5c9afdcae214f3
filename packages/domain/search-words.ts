/** The words of a search, each once: every one of them has to be found, in whatever order. */
export const searchWords = (search: string): string[] => [...new Set(search.split(/\s+/).filter(Boolean))];

/** Whether a text holds every word of a search, whatever the case. */
export function searchedBy(search: string): (text: string) => boolean {
  const words = searchWords(search.toLowerCase());
  return (text) => {
    const within = text.toLowerCase();
    return words.every((word) => within.includes(word));
  };
}
