import type { Platform } from './platforms.ts';

type Machine = Pick<Platform, 'os' | 'cpu'>;

/** Processors by the numbers that each format has for them. */
const elf: Record<number, Platform['cpu']> = { 62: 'x64', 183: 'arm64' };
const mach: Record<number, Platform['cpu']> = { 16777223: 'x64', 16777228: 'arm64' };
const portable: Record<number, Platform['cpu']> = { 34404: 'x64', 43620: 'arm64' };

const isWebAssembly = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('\0asm', 'latin1'));

export const runsOn = (bytes: Buffer, platform: Machine): boolean =>
  isWebAssembly(bytes) || machinesOf(bytes).some(({ os, cpu }) => os === platform.os && cpu === platform.cpu);

/** The machines that a program or library was compiled for, from its first bytes; none of anything else. */
export function machinesOf(bytes: Buffer): Machine[] {
  if (bytes.length < 64) return [];
  if (bytes.readUInt32BE(0) === 0x7f454c46) return machine('linux', elf[bytes.readUInt16LE(18)]);
  if (bytes.readUInt32LE(0) === 0xfeedfacf) return machine('darwin', mach[bytes.readUInt32LE(4)]);
  if (bytes.readUInt32BE(0) === 0xcafebabe) return universal(bytes);
  if (bytes.readUInt16LE(0) === 0x5a4d) return windows(bytes);
  return [];
}

const machine = (os: Platform['os'], cpu: Platform['cpu'] | undefined): Machine[] => (cpu ? [{ os, cpu }] : []);

/** One file of macOS for several processors. */
function universal(bytes: Buffer): Machine[] {
  const count = Math.min(bytes.readUInt32BE(4), Math.floor((bytes.length - 8) / 20));
  return Array.from({ length: count }, (_, n) => mach[bytes.readUInt32BE(8 + n * 20)]).flatMap((cpu) =>
    machine('darwin', cpu),
  );
}

function windows(bytes: Buffer): Machine[] {
  const header = bytes.readUInt32LE(60);
  if (header + 6 > bytes.length || bytes.readUInt32LE(header) !== 0x4550) return [];
  return machine('win32', portable[bytes.readUInt16LE(header + 4)]);
}
