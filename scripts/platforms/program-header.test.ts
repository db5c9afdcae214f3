import { closeSync, openSync, readSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { machinesOf, runsOn } from './program-header.ts';

const header = (write: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.alloc(512);
  write(bytes);
  return bytes;
};

const elf = (cpu: number) =>
  header((bytes) => {
    bytes.write('\x7fELF', 'latin1');
    bytes.writeUInt16LE(cpu, 18);
  });
const mach = (cpu: number) =>
  header((bytes) => {
    bytes.writeUInt32LE(0xfeedfacf, 0);
    bytes.writeUInt32LE(cpu, 4);
  });
const universal = (...cpus: number[]) =>
  header((bytes) => {
    bytes.writeUInt32BE(0xcafebabe, 0);
    bytes.writeUInt32BE(cpus.length, 4);
    for (const [n, cpu] of cpus.entries()) bytes.writeUInt32BE(cpu, 8 + n * 20);
  });
const portable = (cpu: number) =>
  header((bytes) => {
    bytes.write('MZ', 'latin1');
    bytes.writeUInt32LE(128, 60);
    bytes.write('PE\0\0', 128, 'latin1');
    bytes.writeUInt16LE(cpu, 132);
  });

function firstBytes(file: string): Buffer {
  const bytes = Buffer.alloc(4096);
  const handle = openSync(file, 'r');
  readSync(handle, bytes);
  closeSync(handle);
  return bytes;
}

describe('the machine that a program is for', () => {
  it.each([
    ['Linux x64', elf(62), ['linux x64']],
    ['Linux arm64', elf(183), ['linux arm64']],
    ['macOS x64', mach(16777223), ['darwin x64']],
    ['macOS arm64', mach(16777228), ['darwin arm64']],
    ['both processors of macOS', universal(16777223, 16777228), ['darwin x64', 'darwin arm64']],
    ['Windows x64', portable(34404), ['win32 x64']],
    ['a processor that we do not serve', elf(8), []],
    ['a script', Buffer.from('#!/bin/sh\n'.padEnd(100)), []],
    ['a file that ends too soon', Buffer.from('\x7fELF', 'latin1'), []],
  ])('is recognised for %s', (_, bytes, expected) => {
    expect(machinesOf(bytes).map(({ os, cpu }) => `${os} ${cpu}`)).toEqual(expected);
  });

  it('is any machine for WebAssembly, and its own for everything else', () => {
    const windows = { os: 'win32', cpu: 'x64' } as const;
    const module = Buffer.from('\0asm\x01\0\0\0'.padEnd(100), 'latin1');
    expect([module, portable(34404), elf(62), Buffer.from('#!/bin/sh')].map((bytes) => runsOn(bytes, windows))).toEqual(
      [true, true, false, false],
    );
  });

  it('is this machine for the Node.js that runs this test', () => {
    const found = machinesOf(firstBytes(process.execPath));
    expect(found).toContainEqual({ os: process.platform, cpu: process.arch });
  });
});
