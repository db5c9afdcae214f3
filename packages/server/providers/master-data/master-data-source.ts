import type { Readable } from 'node:stream';

export interface SourceFile {
  name: string;
  /** Another one whenever the contents are. */
  fingerprint: string;
}

/** Where the files of master data lie. */
export interface MasterDataSource {
  /** What people call it. */
  place: string;
  list(): Promise<SourceFile[]>;
  open(name: string): Promise<Readable>;
}
