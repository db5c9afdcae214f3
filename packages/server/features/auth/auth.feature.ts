import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { authHandlers, offeredAuthCalls } from './auth.routes.ts';
import { groupNames } from './group-names.ts';

export const authFeature = ({ config, keys, staffSignIn }: Deps): Feature => ({
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
  ],
});
