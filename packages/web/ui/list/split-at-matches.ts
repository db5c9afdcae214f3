interface TextPart {
  from: number;
  part: string;
  isMatch: boolean;
}

/** A text cut before and after every place where it contains what was searched for, whatever the case. */
export function splitAtMatches(text: string, search: string): TextPart[] {
  const [within, wanted] = [text.toLowerCase(), search.trim().toLowerCase()];
  // Lower case can be longer than what it is made of: then nothing can be marked exactly.
  if (wanted === '' || within.length !== text.length) return [{ from: 0, part: text, isMatch: false }];
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, from)) {
    if (at > from) parts.push({ from, part: text.slice(from, at), isMatch: false });
    from = at + wanted.length;
    parts.push({ from: at, part: text.slice(at, from), isMatch: true });
  }
  if (from < text.length) parts.push({ from, part: text.slice(from), isMatch: false });
  return parts;
}
