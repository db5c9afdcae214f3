import type { ProtocolType } from '@assay/domain/protocol-types';
import type { GroupKind, RatingTableLocation } from '@assay/domain/protocols/protocol';

/** When a point is shown: parameters that stand for other points of the protocol, the name of the one for the model, and a rule over them. */
export interface DemoCondition {
  points?: Readonly<Record<string, string>>;
  model?: string;
  rule?: unknown;
}

/** A point, by its name, with what the protocol says of it. */
export interface DemoPlace {
  point: string;
  phase?: string;
  subcategory?: string;
  prefill?: true;
  sample?: number;
  header?: true;
  hidden?: true;
  optional?: true;
  when?: DemoCondition;
}

export interface DemoCategory {
  title: string;
  places: readonly DemoPlace[];
}

/** A family or a model by its name, or the first machine of a model. */
export type DemoProduct = string | { machineOf: string };

/** A protocol as the demo writes it down: what it names is resolved when it is loaded. */
export interface DemoProtocol {
  type: ProtocolType;
  /** The automatic one where it is left out. */
  name?: string;
  summary: string;
  products: readonly DemoProduct[];
  categories: readonly DemoCategory[];
  groups?: readonly { name: string; kind: GroupKind; categories: readonly string[] }[];
  /** In the order of work; without them phases are off. */
  phases?: readonly string[];
  appendix?: true;
  ratingTable?: RatingTableLocation;
  withoutHours?: true;
  /** Whose author made it, where that is not the provider's. */
  author?: 'dora@distributor.example' | 'otto@other-distributor.example';
  daysAgo: number;
  /** The name of an older one that it was copied from. */
  copyOf?: string;
  /** The name of an older one whose place it took. */
  replaces?: string;
}

export const category = (title: string, ...places: readonly (string | DemoPlace)[]): DemoCategory => ({
  title,
  places: places.map((place) => (typeof place === 'string' ? { point: place } : place)),
});

type More = Omit<DemoPlace, 'point'>;

/** A measurement of wear: what was found last time stands beside it. */
export const worn = (point: string, more: More = {}): DemoPlace => ({ point, prefill: true, ...more });

/** An oil or grease sample with its number. */
export const sampled = (point: string, sample: number, more: More = {}): DemoPlace => ({ point, sample, ...more });

/** A point of which the head of the report shows the value. */
export const inHeader = (point: string, more: More = {}): DemoPlace => ({ point, header: true, ...more });

export const optional = (point: string, more: More = {}): DemoPlace => ({ point, optional: true, ...more });

/** A point that is shown once another one was answered with one of these. */
export const whenAnswered = (point: string, other: string, answers: readonly string[], more: More = {}): DemoPlace => ({
  point,
  when: { points: { answer: other }, rule: { in: [{ var: 'answer' }, answers] } },
  ...more,
});

/** The same places, all in one phase or one subcategory. */
export const all = (more: More, ...places: readonly (string | DemoPlace)[]): DemoPlace[] =>
  category('', ...places).places.map((place) => ({ ...place, ...more }));
