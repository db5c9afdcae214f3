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
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    while (rest.length >= frameHeadLength) {
      const kind = kindOf.get(rest.readUInt8(0));
      const length = rest.readUInt32BE(1);
      if (!kind || length > longestFrame) throw damaged('it holds something that is no part of a backup');
      const end = frameHeadLength + length;
      if (rest.length < end) break;
      const payload = rest.subarray(frameHeadLength, end);
      yield { kind, payload, sha256Before: () => hash.copy().digest('hex') };
      hash.update(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  }
  if (rest.length > 0) throw damaged('it ends too early');
}

/** What a frame tells in JSON, checked. */
export function readNote<S extends z.ZodType>({ kind, payload }: Frame, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(payload.toString()));
  } catch (error) {
    throw damaged(`its ${kind} cannot be read`, { cause: error });
  }
}
