import type { logs } from '@assay/contract/application';
import { minutes } from '@assay/domain/time';
import { type Handlers, handler } from '../../http/handlers.ts';
import type { LogWriter } from '../../http/web-log.ts';

export const logHandlers = (writer: LogWriter): Handlers<typeof logs> => ({
  writeAppLog: handler<(typeof logs)['writeAppLog']>()({
    throttle: ({ person }) => [{ bucket: `app-log:${person.userId}`, limit: 600, windowMs: minutes(15) }],
    run: async ({ body, person, now }) => {
      for (const { eventName, appVersion, osName, properties } of body)
        writer.app({
          at: now,
          email: person.email,
          user_id: person.userId,
          app_version: appVersion,
          event_name: eventName,
          os_name: osName,
          properties: JSON.stringify(properties),
        });
      return {};
    },
  }),
});
