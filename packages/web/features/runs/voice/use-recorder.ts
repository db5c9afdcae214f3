import { useEffect, useRef, useState } from 'react';
import { canRecord, type Recording, recordVoice } from './record-voice.ts';

/** Why nothing can be recorded. */
type RecorderTrouble = 'refused' | 'missing' | 'unusable' | 'unsupported' | 'insecure';
type RecorderState = 'idle' | 'recording' | RecorderTrouble;

const troubles: Readonly<Record<string, RecorderTrouble>> = { NotAllowedError: 'refused', NotFoundError: 'missing' };

const secondsSince = (begun: number): number => Math.floor((Date.now() - begun) / 1_000);

/** One recording at a time; leaving the point ends and forgets it. */
export function useRecorder(onRecorded: (file: File, seconds: number) => void) {
  const recording = useRef<Recording>(undefined);
  const begun = useRef(0);
  const [state, setState] = useState<RecorderState>('idle');
  const [heard, setHeard] = useState({ level: 0, seconds: 0 });

  useEffect(() => () => recording.current?.cancel(), []);

  useEffect(() => {
    if (state !== 'recording') return;
    const timer = setInterval(() => {
      const level = recording.current?.level() ?? 0;
      setHeard({ level, seconds: secondsSince(begun.current) });
    }, 100);
    return () => clearInterval(timer);
  }, [state]);

  async function start(): Promise<void> {
    if (!canRecord()) {
      // Browsers hide the microphone from pages that come by plain http from another machine.
      setState(window.isSecureContext ? 'unsupported' : 'insecure');
      return;
    }
    try {
      recording.current = await recordVoice();
      begun.current = Date.now();
      setState('recording');
    } catch (error) {
      setState(troubles[(error as Error).name] ?? 'unusable');
    }
  }

  async function stop(): Promise<void> {
    const seconds = secondsSince(begun.current);
    const file = await recording.current?.stop();
    recording.current = undefined;
    setState('idle');
    if (file) onRecorded(file, seconds);
  }

  const trouble = state === 'idle' || state === 'recording' ? undefined : state;
  return { isRecording: state === 'recording', trouble, ...heard, start: () => void start(), stop: () => void stop() };
}
