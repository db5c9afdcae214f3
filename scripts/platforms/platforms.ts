/** One kind of machine that Assay is installed and started on. */
export interface Platform {
  name: string;
  os: 'linux' | 'darwin' | 'win32';
  cpu: 'x64' | 'arm64';
  libc?: 'glibc';
}

export const platforms: Platform[] = [
  { name: 'Linux x64', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { name: 'Linux arm64', os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { name: 'macOS x64', os: 'darwin', cpu: 'x64' },
  { name: 'macOS arm64', os: 'darwin', cpu: 'arm64' },
  { name: 'Windows x64', os: 'win32', cpu: 'x64' },
];
