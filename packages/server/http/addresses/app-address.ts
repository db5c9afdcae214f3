import { BlockList, isIP } from 'node:net';

/** Answers the address at which the client reaches the app, from the Host header of its request; it ends in the base path. */
export type AppAddress = (host: string | undefined) => URL;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

function isIn(list: BlockList, hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

export const isLoopback = (hostname: string): boolean =>
  /^(.+\.)?localhost$/.test(hostname) || isIn(loopback, hostname);

/** In use inside one network, or on one cable: nobody on the internet can own such an address. */
export const isPrivate = (hostname: string): boolean => isIn(privateNetworks, hostname);

/** Allows a name or an address with a port and nothing else, since more would change what the URL points to. */
const plainHost = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

function originOf(host: string): URL | undefined {
  if (!plainHost.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  const origin = new URL(`http://${host}`);
  return isLoopback(origin.hostname) || isPrivate(origin.hostname) ? origin : undefined;
}

interface AddressOptions {
  publicUrl: URL;
  /** True for a demo alone; elsewhere the Host header must never change a link. */
  followsRequest: boolean;
}

export function appAddress({ publicUrl, followsRequest }: AddressOptions): AppAddress {
  if (!followsRequest) return () => publicUrl;
  return (host) => {
    const origin = host === undefined ? undefined : originOf(host);
    return origin ? new URL(publicUrl.pathname, origin) : publicUrl;
  };
}
