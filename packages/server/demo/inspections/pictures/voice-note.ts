const rate = 8_000;

/** A recording of some seconds, as WAV: a hum that rises and falls like somebody who speaks. */
export function voiceNote(seconds: number, pitch: number): Buffer {
  const count = Math.round(rate * seconds);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + count * 2, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(count * 2, 40);
  const samples = Buffer.alloc(count * 2);
  for (let i = 0; i < count; i++) {
    const t = i / rate;
    const syllable = Math.max(0, Math.sin(t * 9)) * Math.min(1, t * 4, (seconds - t) * 4);
    const tone = Math.sin(2 * Math.PI * pitch * t + 2 * Math.sin(t * 5)) + 0.4 * Math.sin(4 * Math.PI * pitch * t);
    samples.writeInt16LE(Math.round(tone * syllable * 9_000), i * 2);
  }
  return Buffer.concat([head, samples]);
}
