/** Reads a code in a picture; undefined where there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** What makers print on their plates, besides our own labels. */
const wanted = ['qr_code', 'data_matrix', 'code_128', 'code_39', 'ean_13', 'itf'];

/** Some browsers read codes themselves, barcodes too. */
async function ownReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  const formats = wanted.filter((format) => known.includes(format));
  if (!BarcodeDetector || !formats.includes('qr_code')) return undefined;
  const detector = new BarcodeDetector({ formats });
  return async (video) => (await detector.detect(video)).find(({ rawValue }) => rawValue !== '')?.rawValue;
}

/** Larger pictures take longer and show no more of a code that fills the view. */
const longestSide = 640;

/** The others read QR codes with a library, which is loaded only here. */
async function libraryReader(): Promise<CodeReader> {
  const { default: readCode } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return undefined;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return readCode(data, width, height)?.data || undefined;
  };
}

export const createCodeReader = async (): Promise<CodeReader> => (await ownReader()) ?? libraryReader();
