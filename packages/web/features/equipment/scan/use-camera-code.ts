import { type RefObject, useEffect, useRef, useState } from 'react';
import { createCodeReader } from './code-reader.ts';

export type CameraTrouble = 'refused' | 'none' | 'insecure';

const between = 200;

const troubleOf = (error: unknown): CameraTrouble =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none';

/** Shows the camera in a video and tells the first code that it sees; the camera is off again once the piece is gone. */
export function useCameraCode(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
): CameraTrouble | undefined {
  const [trouble, setTrouble] = useState<CameraTrouble>();
  const newest = useRef(onCode);
  newest.current = onCode;
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer = 0;
    const stop = () => {
      isOver = true;
      window.clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };

    async function look(): Promise<void> {
      const element = video.current;
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !element) return stop();
      element.srcObject = stream;
      await element.play();
      const read = await createCodeReader();
      const again = async (): Promise<void> => {
        const text = isOver ? undefined : await read(element).catch(() => undefined);
        if (isOver) return;
        if (text === undefined) timer = window.setTimeout(() => void again(), between);
        else {
          stop();
          newest.current(text);
        }
      };
      await again();
    }

    // Browsers give cameras to secure addresses alone.
    if (!navigator.mediaDevices) setTrouble('insecure');
    else look().catch((error: unknown) => !isOver && setTrouble(troubleOf(error)));
    return stop;
  }, [video]);
  return trouble;
}
