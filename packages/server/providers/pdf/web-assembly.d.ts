/** The part of WebAssembly that is used here: Node.js has it, but its types come with those of a browser alone. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Memory {
    readonly buffer: ArrayBuffer;
  }
}
