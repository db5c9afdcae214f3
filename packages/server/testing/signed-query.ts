import type { Endpoint, ParamsOf } from '@assay/contract/endpoint';
import { later, minutes } from '@assay/domain/time';
import { readToken } from '../http/tokens.ts';
import type { CastName } from './cast.ts';
import type { TestApp } from './test-app.ts';

/** The query of a signed address made for somebody's session, whatever it leads to. */
export function signedQuery<E extends Endpoint>(app: TestApp, name: CastName, endpoint: E, params: ParamsOf<E>) {
  const now = app.now();
  const sessionId = readToken(app.keys.token, app.tokenOf(name), now) ?? '';
  const address = app.frame.signer.address(endpoint, params, sessionId, later(now, minutes(5)));
  return { signed: new URL(address).searchParams.get('signed') ?? '' };
}
