const encodedUnreserved = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * Gives every address one spelling before anything reads it: the router accepts more spellings of a path than the code
 * that decides by its beginning what to log or to serve.
 */
export function canonicalAddress(url: string): string {
  // A proxy may ask with the whole address, which names the path all the same.
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [path = '', rest = ''] = target.split(/(?=[?#])(.*)/s, 2);
  const plain = path.replaceAll(encodedUnreserved, (encoded) => decodeURIComponent(encoded)).replaceAll(/\/{2,}/g, '/');
  return (plain.startsWith('/') ? plain : `/${plain}`) + rest;
}
