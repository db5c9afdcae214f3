import { surfaceDrills } from '../dashboards/surface-drills.ts';
import { type Message, message } from '../words/message.ts';
import type { AddedRole } from './run-place.ts';

/** In which section of an audit machines of a product category stand, by the code of the category; null: in none. */
const sections: Readonly<Record<string, AddedRole | null>> = {
  crushers: 'machine',
  screens: 'screen',
  [surfaceDrills]: null,
};

/** A house may have categories of its own, feeders or conveyors: nobody but the auditor knows where they stand. */
export const mayStandIn = (role: AddedRole, categoryCode: string): boolean =>
  role === 'configurator' || !(categoryCode in sections) || sections[categoryCode] === role;

/** What is wrong with a machine of this category in that section. */
export const sectionFault = (role: AddedRole, category: { code: string; name: string }): Message | undefined =>
  mayStandIn(role, category.code)
    ? undefined
    : message(role === 'screen' ? 'audit.notAScreen' : 'audit.notACrusher', { category: category.name });
