import { BlockList, isIP } from 'node:net';

/** Where the client reaches the app, derived from the Host header of the request; ends in the base path. */
export type AppAddress = (host: string | undefined) => URL;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const privateOnes = new BlockList();
privateOnes.addSubnet('10.0.0.0', 8);
privateOnes.addSubnet('172.16.0.0', 12);
privateOnes.addSubnet('192.168.0.0', 16);
privateOnes.addSubnet('169.254.0.0', 16);
privateOnes.addSubnet('fc00::', 7, 'ipv6');
privateOnes.addSubnet('fe80::', 10, 'ipv6');

function isIn(list: BlockList, hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

export const isLoopback = (hostname: string): boolean =>
  /^(.+\.)?localhost$/.test(hostname) || isIn(loopback, hostname);

/** In use inside one network, or on one cable: nobody on the internet can own such an address. */
export const isPrivate = (hostname: string): boolean => isIn(privateOnes, hostname);

/** A name or address with a port at most: whatever else stands there would move the address in a URL. */
const plainHost = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

function originOf(host: string): URL | undefined {
  if (!plainHost.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  const origin = new URL(`http://${host}`);
  return isLoopback(origin.hostname) || isPrivate(origin.hostname) ? origin : undefined;
}

interface AddressOptions {
  publicUrl: URL;
  /** Only a demo may: elsewhere the Host header never moves a link. */
  followsRequest: boolean;
}

export function appAddress({ publicUrl, followsRequest }: AddressOptions): AppAddress {
  if (!followsRequest) return () => publicUrl;
  return (host) => {
    const origin = host === undefined ? undefined : originOf(host);
    return origin ? new URL(publicUrl.pathname, origin) : publicUrl;
  };
}
