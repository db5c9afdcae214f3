import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { AppAddress } from '../../http/addresses/app-address.ts';
import { mountDemoProvider, onSameHost } from './demo-provider.ts';
import { oidcSignIn } from './oidc.ts';
import type { StaffSignIn } from './staff-sign-in.ts';

/** The installation's identity provider, or the one that the demo brings. */
export function chooseStaffSignIn(http: FastifyInstance, config: Config, addressAt: AppAddress): StaffSignIn {
  if (config.demoSignIn) {
    const demo = mountDemoProvider(http, { appName: config.ASSAY_NAME, publicUrl: config.publicUrl, addressAt });
    return onSameHost(oidcSignIn({ ...demo, scopes: 'openid profile email', groupsClaim: 'groups' }));
  }
  return oidcSignIn({
    issuer: config.ASSAY_OIDC_ISSUER ?? '',
    clientId: config.ASSAY_OIDC_CLIENT_ID ?? '',
    clientSecret: config.ASSAY_OIDC_CLIENT_SECRET,
    scopes: config.ASSAY_OIDC_SCOPES,
    groupsClaim: config.ASSAY_OIDC_GROUPS_CLAIM,
  });
}
