import type { Dice } from './dice.ts';

const noise = [Buffer.from('\r\n'), Buffer.from('--'), Buffer.from([0]), Buffer.from('"'), Buffer.from([0xff, 0xfe])];

/** Bytes that were sent right, damaged in some places. */
export function damaged(dice: Dice, bytes: Buffer): Buffer {
  let result = bytes;
  for (let i = dice.below(4); i > 0 && result.length > 0; i -= 1) {
    const at = dice.below(result.length);
    const to = Math.min(result.length, at + 1 + dice.below(60));
    const [before, middle, after] = [result.subarray(0, at), result.subarray(at, to), result.subarray(to)];
    const change = dice.pick<() => Buffer[]>([
      () => [before, after],
      () => [before, middle, middle, after],
      () => [before, dice.pick(noise), after],
      () => [before, middle.map(() => dice.below(256)) as Buffer, after],
      () => [before],
      () => [after, before],
    ]);
    result = Buffer.concat(change());
  }
  return result;
}
