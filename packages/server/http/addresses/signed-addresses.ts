import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Endpoint, ParamsOf } from '@assay/contract/base/endpoint';

/** Makes addresses that work without a token: for one call, one record and one session, until a moment. */
export interface AddressSigner {
  /** Begins with the address that the person opened the app at, or with the public one where nobody asks. */
  address: <E extends Endpoint>(
    endpoint: E,
    params: ParamsOf<E>,
    sessionId: string,
    until: Date,
    appUrl?: URL,
  ) => string;
  /** The session that an address was made for, if nobody changed it and its time is not over. */
  read: (endpoint: Endpoint, params: Record<string, string>, signed: string, now: Date) => string | undefined;
}

const pathOf = (endpoint: Endpoint, params: Record<string, string>): string =>
  endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

export function addressSigner(secret: Uint8Array, publicUrl: URL): AddressSigner {
  const mac = (endpoint: Endpoint, params: Record<string, string>, sessionId: string, end: string): Buffer =>
    createHmac('sha256', secret)
      .update(`address ${endpoint.method} ${pathOf(endpoint, params)} ${sessionId} ${end}`)
      .digest();

  return {
    address: (endpoint, params, sessionId, until, appUrl = publicUrl) => {
      const end = String(until.getTime());
      const address = new URL(pathOf(endpoint, params).slice(1), appUrl);
      const seal = mac(endpoint, params, sessionId, end).toString('base64url');
      address.searchParams.set('signed', `${sessionId}.${end}.${seal}`);
      return address.href;
    },
    read: (endpoint, params, signed, now) => {
      const [sessionId = '', end = '', seal = ''] = signed.split('.');
      const given = Buffer.from(seal, 'base64url');
      const expected = mac(endpoint, params, sessionId, end);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return Number(end) > now.getTime() ? sessionId : undefined;
    },
  };
}
