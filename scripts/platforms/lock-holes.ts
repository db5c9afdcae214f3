import type { Platform } from './platforms.ts';

/** What package-lock.json says of one package; npm keeps single values of os and cpu as they were written. */
export interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

export interface LockHole {
  /** The package that lacks something, by its place in the lock. */
  at: string;
  missing: string;
  platform: string;
}

/** Packages whose gaps are filled by another package on the platforms that they do not serve. */
const servedOtherwise = ['@myriaddreamin/typst-ts-node-compiler'];

const listOf = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat());

function admits(value: string | string[] | undefined, own: string | undefined): boolean {
  const list = listOf(value);
  if (list.length === 0 || own === undefined) return true;
  if (list.includes(`!${own}`)) return false;
  return list.includes(own) || list.every((entry) => entry.startsWith('!'));
}

const serves = ({ os, cpu, libc }: LockedPackage, platform: Platform): boolean =>
  admits(os, platform.os) && admits(cpu, platform.cpu) && admits(libc, platform.libc);

const isForOnePlatform = ({ os, cpu }: LockedPackage): boolean => listOf(os).length > 0 && listOf(cpu).length > 0;

const systems: Record<Platform['os'], string[]> = {
  linux: ['linux'],
  darwin: ['darwin', 'macos'],
  win32: ['win32', 'windows', 'win'],
};
/** Systems, processors and libraries of C that we do not serve; a name that has one of them is for another machine. */
const foreign =
  /(?:^|-)(?:android|freebsd|netbsd|openbsd|openharmony|aix|sunos|musl|linuxmusl|ia32|arm|ppc64|riscv64|s390x|loong64|mips64el|wasm32|wasi|musleabihf|gnueabihf|webcontainers)(?:-|$)/;

/** A package that is not in the lock tells by its name alone which machines it was meant for. */
function platformsNamed(name: string, platforms: Platform[]): Platform[] {
  const words = (name.split('/').at(-1) ?? name).split('-');
  if (foreign.test(words.join('-'))) return [];
  const named = platforms.filter(
    ({ os, cpu }) => systems[os].some((word) => words.includes(word)) && words.includes(cpu),
  );
  const namesAny = words.some((word) => Object.values(systems).flat().includes(word));
  return namesAny ? named : platforms;
}

/** The entry that Node.js would find from a package: its own node_modules first, then those of the folders above it. */
function resolve(lock: Lock, from: string, name: string): LockedPackage | undefined {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const found = lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (found || folder === '') return found;
  }
}

/** What one of the platforms needs and the lock does not hold. */
export function lockHoles(lock: Lock, platforms: Platform[]): LockHole[] {
  return Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) => {
    const at = place || 'package.json';
    if (servedOtherwise.some((name) => at.endsWith(`node_modules/${name}`))) return [];
    const names = Object.keys(optionalDependencies);
    const found = names.map((name) => ({ name, locked: resolve(lock, place, name) }));
    const absent = found
      .filter(({ locked }) => locked === undefined)
      .flatMap(({ name }) =>
        platformsNamed(name, platforms).map(({ name: platform }) => ({ at, missing: name, platform })),
      );
    return [
      ...absent,
      ...unserved(
        at,
        found.flatMap(({ locked }) => locked ?? []),
        platforms,
        absent,
      ),
    ];
  });
}

/** Where there is a program for several systems, there is to be one for each platform, however its package is called. */
function unserved(at: string, locked: LockedPackage[], platforms: Platform[], known: LockHole[]): LockHole[] {
  const bound = locked.filter(isForOnePlatform);
  if (new Set(bound.flatMap(({ os }) => listOf(os))).size < 2) return [];
  return platforms
    .filter((platform) => !bound.some((entry) => serves(entry, platform)))
    .filter(({ name }) => !known.some(({ platform }) => platform === name))
    .map(({ name }) => ({ at, missing: 'a program of its own', platform: name }));
}
