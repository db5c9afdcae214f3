import type { ReportWords } from '@assay/contract/reports/document';
import type { Reading } from './reading.ts';

/** The words that frame a report. */
export const reportWords = ({ say }: Reading): ReportWords => ({
  whatToDo: say('whatToDo'),
  point: say('pointShort'),
  what: say('what'),
  valueAndLimit: say('valueAndLimit'),
  who: say('who'),
  byWhen: say('byWhen'),
  state: say('state'),
  sinceLastVisit: say('sinceLastVisit'),
  thingsToDo: say('findingsAndActions'),
  valuesThatMoved: say('valuesThatMoved'),
  wasThen: say('wasThen'),
  now: say('now'),
  change: say('change'),
  owner: say('owner'),
  due: say('due'),
  rating: say('rating'),
  value: say('value'),
  result: say('selection'),
  lastVisit: say('lastVisit'),
  limit: say('limit'),
  limits: say('limits'),
  critical: say('critical'),
  ofThemFixed: say('ofThemFixed', { count: '{count}' }),
  page: say('pageReference', { page: '{page}' }),
});
