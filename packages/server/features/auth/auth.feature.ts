import { application } from '@assay/contract/application';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { groupNames } from './admit-staff.ts';
import { applicationHandlers } from './application.routes.ts';
import { authHandlers, offeredAuthCalls } from './auth.routes.ts';

export const authFeature = ({ config, version, keys, staffSignIn }: Deps): Feature => ({
  calls: [
    answered(
      offeredAuthCalls(config.debugTokens),
      authHandlers({
        staffSignIn,
        tokenSecret: keys.token,
        urlSecret: keys.url,
        domain: config.ASSAY_DOMAIN,
        names: groupNames(config),
        cookies: { basePath: config.ASSAY_BASE_PATH, secure: config.publicUrl.protocol === 'https:' },
      }),
    ),
    answered(application, applicationHandlers(config, version)),
  ],
});
