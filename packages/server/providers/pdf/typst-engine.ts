export type EngineName = 'native' | 'wasm';

/** What a report is set from: a template, and the data that it reads. */
export interface TypstInput {
  template: string;
  data: string;
}

/** One build of the Typst compiler, loaded in this thread, with the fonts and templates of reports. */
export interface TypstEngine {
  /** Puts a picture into memory, where templates find it under its name. */
  addPicture: (name: string, content: Uint8Array) => void;
  /** Whether the compiler can draw a picture at all; a broken one would take the whole report with it. */
  canDraw: (name: string) => boolean;
  /** Sets a report; throws with the compiler's own words when it cannot. */
  typeset: (input: TypstInput) => Uint8Array<ArrayBuffer>;
  /** Drops what the last report left behind. */
  forget: () => void;
  /** Whether its thread should end, because it holds too much memory or failed in a way that it may not recover from. */
  isSpent: () => boolean;
}

/** What drawing a picture alone takes; it shows whether the picture is sound. */
export const onlyThePicture = (name: string): string => `#image("/pictures/${name}")`;
