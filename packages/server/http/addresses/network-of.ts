import { isIPv6 } from 'node:net';

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** Limits by address count per network, since an IPv6 subscriber has a whole /64 to come from. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  // The hostname of a URL is the shortest spelling, without dots, in lower case.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [front, back] = [groupsOf(head), groupsOf(tail)];
  const groups = [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
