import type { application } from '@assay/contract/application';
import { languages } from '@assay/domain/languages';
import type { Config } from '../../config/config.ts';
import type { Handlers } from '../../http/frame/handlers.ts';

export const applicationHandlers = (config: Config, version: string): Handlers<typeof application> => ({
  options: async () => ({
    name: config.ASSAY_NAME,
    corporateDomain: config.ASSAY_DOMAIN,
    logoutUrl: config.ASSAY_LOGOUT_URL ?? null,
    version,
    debugTokens: config.debugTokens,
    demo: config.demoSignIn,
  }),
  languages: async () => [...languages],
});
