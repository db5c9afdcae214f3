import { newId } from '@assay/domain/id';

export interface Recording {
  /** How loud it is now, from 0 to 1. */
  level: () => number;
  /** Ends it and answers what was recorded. */
  stop: () => Promise<File>;
  /** Ends it and forgets it. */
  cancel: () => void;
}

const kinds = [
  { type: 'audio/webm', ending: 'webm' },
  { type: 'audio/mp4', ending: 'm4a' },
  { type: 'audio/ogg', ending: 'ogg' },
] as const;

const kindHere = () => kinds.find(({ type }) => MediaRecorder.isTypeSupported(type));

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices !== undefined && kindHere() !== undefined;

/** The loudest of what the microphone hears just now. */
function meterOf(stream: MediaStream): { level: () => number; close: () => void } {
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  audio.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getByteTimeDomainData(samples);
      return Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 128;
    },
    close: () => void audio.close(),
  };
}

/** Begins to record; fails where there is no microphone or none may be used. */
export async function recordVoice(): Promise<Recording> {
  const kind = kindHere();
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, kind && { mimeType: kind.type });
  const meter = meterOf(stream);
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void chunks.push(data);
  recorder.start();

  function release(): void {
    meter.close();
    for (const track of stream.getTracks()) track.stop();
  }

  return {
    level: meter.level,
    stop: () =>
      new Promise((resolve) => {
        recorder.onstop = () => {
          release();
          const { type = 'audio/webm', ending = 'webm' } = kind ?? {};
          resolve(new File(chunks, `${newId()}.${ending}`, { type }));
        };
        recorder.stop();
      }),
    cancel: () => {
      recorder.stop();
      release();
    },
  };
}
