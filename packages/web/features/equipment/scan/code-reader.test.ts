import { afterEach, expect, it, vi } from 'vitest';
import { createCodeReader } from './code-reader.ts';

const library = vi.hoisted(() => ({ loaded: 0, read: vi.fn() }));
vi.mock('jsqr', () => {
  library.loaded += 1;
  return { default: library.read };
});

const picture = { videoWidth: 1280, videoHeight: 720 } as HTMLVideoElement;

/** A browser that reads codes of these formats, and sees such codes. */
function giveDetector(formats: readonly string[] | Error, seen: readonly { format: string; rawValue: string }[] = []) {
  class FakeDetector {
    static getSupportedFormats = async () => {
      if (formats instanceof Error) throw formats;
      return formats;
    };
    wanted: readonly string[];
    constructor(options: { formats: string[] }) {
      this.wanted = options.formats;
    }
    detect = async () => seen.filter(({ format }) => this.wanted.includes(format));
  }
  vi.stubGlobal('BarcodeDetector', FakeDetector);
}

/** A canvas that shows the picture as small as it was drawn. */
function giveCanvas(): void {
  let size = [0, 0];
  const context = {
    drawImage: (_: unknown, __: number, ___: number, ...drawn: number[]) => {
      size = drawn;
    },
    getImageData: () => ({ data: new Uint8ClampedArray(4), width: size[0], height: size[1] }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['a QR code', 'qr_code', 'https://assay.example/Equipments/1'],
  ['a barcode', 'code_128', 'HP300-17'],
])('a browser that reads codes itself reads %s, without the library', async (_, format, rawValue) => {
  giveDetector(
    ['qr_code', 'code_128', 'aztec'],
    [
      { format: 'aztec', rawValue: 'A ticket' },
      { format, rawValue: '' },
      { format, rawValue },
    ],
  );
  const read = await createCodeReader();
  expect(await read(picture)).toBe(rawValue);
  expect(library.loaded).toBe(0);
});

it.each<[string, () => void]>([
  ['reads no codes itself', () => undefined],
  ['reads barcodes alone', () => giveDetector(['code_128'])],
  ['cannot say what it reads', () => giveDetector(new Error('No service.'))],
])('a browser that %s reads QR codes with the library, of a small picture', async (_, give) => {
  give();
  giveCanvas();
  library.read.mockReset().mockReturnValueOnce(null).mockReturnValueOnce({ data: 'S-17' });
  const read = await createCodeReader();
  expect(library.loaded, 'once for all').toBe(1);
  expect(await read(picture)).toBeUndefined();
  expect(await read(picture)).toBe('S-17');
  expect(library.read.mock.lastCall?.slice(1)).toEqual([640, 360]);
});
