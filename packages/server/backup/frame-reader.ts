import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { BackupRefused } from './backup-refused.ts';
import { type FrameKind, frameHeadLength, frameLetters, longestFrame } from './format.ts';

export interface Frame {
  kind: FrameKind;
  payload: Buffer;
  /** Of all frames before this one. */
  sha256Before: () => string;
}

const kindOf = new Map(Object.entries(frameLetters).map(([kind, letter]) => [letter.charCodeAt(0), kind as FrameKind]));

export const damaged = (what: string, options?: ErrorOptions): BackupRefused =>
  new BackupRefused(`The backup is damaged: ${what}. Nothing was restored.`, options);

/** Cuts the unpacked stream into frames, however it arrives. */
export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const hash = createHash('sha256');
  const sha256Before = (): string => hash.copy().digest('hex');
  let waiting: Buffer[] = [];
  let length = 0;
  let wanted = frameHeadLength;
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < wanted) continue;
    let rest = Buffer.concat(waiting);
    wanted = frameHeadLength;
    while (rest.length >= wanted) {
      const kind = kindOf.get(rest.readUInt8(0));
      wanted = frameHeadLength + rest.readUInt32BE(1);
      if (!kind || wanted > longestFrame) throw damaged('it holds something that is no part of a backup');
      if (rest.length < wanted) break;
      yield { kind, payload: rest.subarray(frameHeadLength, wanted), sha256Before };
      hash.update(rest.subarray(0, wanted));
      rest = rest.subarray(wanted);
      wanted = frameHeadLength;
    }
    waiting = [rest];
    length = rest.length;
  }
  if (length > 0) throw damaged('it ends too early');
}

/** What a frame tells in JSON, checked. */
export function readNote<S extends z.ZodType>({ kind, payload }: Frame, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(payload.toString()));
  } catch (error) {
    throw damaged(`its ${kind} cannot be read`, { cause: error });
  }
}
