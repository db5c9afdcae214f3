import type { ProtocolType } from '../protocol-types.ts';
import type { RunRole } from '../runs/recorded-run.ts';
import { type Message, message } from '../words/message.ts';

/** Where in the flow of material a machine stands. */
export const stages = ['stage_1', 'stage_2', 'stage_3', 'stage_4'] as const;
export type Stage = (typeof stages)[number];

export const stageNames: Record<Stage, string> = {
  stage_1: 'Primary',
  stage_2: 'Secondary',
  stage_3: 'Tertiary',
  stage_4: 'Quaternary',
};

export const isStage = (text: string): text is Stage => (stages as readonly string[]).includes(text);

/** The roles of runs that are added to an audit; the plant's own are there from its start. */
export type AddedRole = Extract<RunRole, 'machine' | 'screen' | 'configurator'>;

/** What is carried out in each place; a quick audit is for any machine. */
export const protocolTypesOf: Record<AddedRole, readonly ProtocolType[]> = {
  machine: ['Audit_Machine', 'Audit_Quick'],
  screen: ['Audit_Screen', 'Audit_Quick'],
  configurator: ['Equipment_Configurator'],
};

const roles: Readonly<Record<string, AddedRole>> = {
  Audit_Machine: 'machine',
  Audit_Quick: 'machine',
  Audit_Screen: 'screen',
  Equipment_Configurator: 'configurator',
};

export interface RunPlace {
  role: AddedRole;
  stage: Stage | '';
}

/** Reads 'Audit_Machine:stage_1'; a configurator has no stage. */
export function runPlaceOf(protocolRunType: string): { place: RunPlace } | { fault: Message } {
  const [type = '', stage = '', ...rest] = protocolRunType.split(':');
  const role = roles[type];
  if (!role || rest.length > 0) return { fault: message('audit.runType') };
  if (role === 'configurator')
    return stage === '' ? { place: { role, stage: '' } } : { fault: message('audit.noStage') };
  return isStage(stage) ? { place: { role, stage } } : { fault: message('audit.stage') };
}

/** How a run is called when it is added: the section of the audit that it stands in, and its stage. */
export const runTypeAt = ({ role, stage }: RunPlace): string =>
  role === 'configurator'
    ? 'Equipment_Configurator'
    : `${role === 'screen' ? 'Audit_Screen' : 'Audit_Machine'}:${stage}`;
