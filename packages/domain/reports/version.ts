import type { FollowUpState } from '../inspections/follow-up.ts';
import type { ActionPriority } from '../inspections/inspection.ts';
import type { Band, LimitValues } from '../measurements/limits.ts';
import type { ProtocolType } from '../protocol-types.ts';
import type { RatingName } from '../ratings.ts';
import type { RecordedRun, RunMachine } from '../runs/recorded-run.ts';
import type { StoredPhoto } from '../runs/result-photos.ts';
import type { LifeRange } from '../trends/life-range.ts';
import type { TakenValue } from '../trends/part-lives.ts';
import type { EarlierFinding, LastAnswer, LastVisit } from './last-visit.ts';
import type { SafeAnswer } from './safe-to-run.ts';

/** Raised with every change of what is stored; `stored-version.ts` upgrades earlier ones. */
export const versionFormat = 1;
/** Raised with every change by which a finished report would read otherwise; reports of earlier rules are still composed by them. */
export const reportRules = 1;

interface Named {
  id: string;
  name: string;
}

/** What stands above the work: who was where, when and why. */
export interface VersionHeader {
  id: string;
  name: string;
  type: ProtocolType;
  /** The company that hands the report over. */
  companyName: string;
  inspectionDate: string;
  started: string;
  ended: string | null;
  created: string;
  inspector: string;
  inspectorContact: string;
  customer: Named | null;
  customerSite: Named | null;
  contactName: string;
  contactPhoneNumber: string;
  contactEmail: string;
  loadedHours: string;
  /** Of the site: its own, else where its country tells; times are UTC without one. */
  timeZone?: string;
  /** What the work took, without the time that a report waited to be corrected; absent before it was submitted. */
  workedMinutes?: number;
  /** Whether the machine may run until everything is seen to; empty where nobody was asked. */
  safeToRun: SafeAnswer | '';
  safeConditions: string;
  equipment: RunMachine;
  summary: string;
  comment: string;
  /** For the provider's staff alone. */
  internalComment: string;
}

/** A value on the day that it was taken. */
export interface ChartValue extends TakenValue {
  inspectionId: string;
  inspectionName: string;
}

/** When a part will have to go: moments, and hours under load from the newest value on. */
export interface ExpectedLife extends Pick<LifeRange, 'limit' | 'hours' | 'basis'> {
  early: string;
  late: string;
}

export interface ChartOutcome {
  /** Values oldest first, those of this visit last. */
  lines: { title: string; values: ChartValue[] }[];
  limits: LimitValues;
  /** When the trend reaches the limit that it is watched for; null where nothing is known. */
  life: ExpectedLife | null;
  /** The moments of the values that begin with another part. */
  replacements: string[];
  /** Those of them that nobody noted, and that a jump back towards new shows; absent where there are none. */
  presumed?: string[];
}

/** What the rules of the day made of a point that was shown: kept, so that later rules change no older report. */
export interface PointOutcome {
  protocolPointId: string;
  /** Empty for a point that the inspector added. */
  categoryId: string;
  /** Its number among the points that the report shows. */
  number: number;
  phaseId: string | null;
  /** Why it is shown although what it depends on cannot be read. */
  warning: string | null;
  /** Those that hold for the product of the machine. */
  limits: LimitValues | null;
  /** Of each value that has limits, by its series. */
  bands: Record<string, Band>;
  chart: ChartOutcome | null;
  /** What was found there before; absent where nobody looked. */
  last?: LastAnswer;
}

export interface VersionRun extends RecordedRun {
  /** In the order of the protocol; what was hidden has none. */
  outcomes: PointOutcome[];
}

/** Who sees to something, until when, and how far it is. */
export interface FollowedUp {
  state: FollowUpState;
  /** A name; empty where it is nobody's. */
  owner: string;
  /** A day, yyyy-mm-dd. */
  due: string | null;
}

export interface VersionFinding {
  id: string;
  index: number;
  title: string;
  description: string;
  consequence: string;
  corrective: string;
  preventive: string;
  photos: StoredPhoto[];
  /** Absent where it is not. */
  fixedOnSite?: boolean;
  /** The point that it is about; absent where it is about none. */
  pointId?: string;
  /** As it stood when the version was written. */
  followUp: FollowedUp;
}

export interface VersionAction {
  id: string;
  index: number;
  title: string;
  description: string;
  priority: ActionPriority;
  pointId?: string;
  followUp: FollowedUp;
}

/** A drawn name, bound to the version of the report that it was given on. */
export interface VersionSignature {
  name: string;
  imageId: string;
  signedAt: string;
  version: number;
}

/** What was found, at a glance. */
export interface Verdict {
  /** Null where nothing is rated. */
  worst: WeighedRating | null;
  counts: Record<Exclude<RatingName, 'Obsolete' | 'NotSet'>, number>;
  /** So many of them were fixed on site, and weigh no more; absent where none was. */
  fixed?: Partial<Verdict['counts']>;
}
export type WeighedRating = 'ImmediateAction' | 'Repair' | 'Follow' | 'Ok';

/** All that a report is made of, as it is stored with every submit and every edit; it never changes afterwards. */
export interface ReportVersion {
  format: typeof versionFormat;
  /** The rules that its report follows for good. */
  rules: number;
  header: VersionHeader;
  /** The one that the report is about first. */
  runs: VersionRun[];
  findings: VersionFinding[];
  priorityActions: VersionAction[];
  customerSignature: VersionSignature | null;
  providerSignature: VersionSignature | null;
  verdict: Verdict;
  /** The visit before and what earlier visits left to do; absent at the first visit. */
  lastVisit?: LastVisit;
  earlierFindings?: EarlierFinding[];
}
