import type { Endpoint, ParamsOf } from '@assay/contract/base/endpoint';
import { later, minutes } from '@assay/domain/time';
import { readToken } from '../http/session/session.ts';
import type { CastName } from './cast.ts';
import type { TestApp } from './test-app.ts';

/** The query of a signed address made for somebody's session, or for another holder, whatever it leads to. */
export function signedQuery<E extends Endpoint>(
  app: TestApp,
  name: CastName,
  endpoint: E,
  params: ParamsOf<E>,
  holder = readToken(app.keys.token, app.tokenOf(name), app.now()) ?? '',
) {
  const address = app.frame.signer.address(endpoint, params, holder, later(app.now(), minutes(5)));
  return { signed: new URL(address).searchParams.get('signed') ?? '' };
}
