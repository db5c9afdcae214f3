import { unallowedFile } from '../../http/body/multipart.ts';
import { readHead } from '../files/stored-files.ts';

const at = (head: Buffer, offset: number, text: string): boolean =>
  head.subarray(offset, offset + text.length).toString('latin1') === text;

/** What the first bytes say it is, whatever the sender calls it. */
const kinds: [string, (head: Buffer) => boolean][] = [
  ['audio/webm', (head) => head.readUInt32BE(0) === 0x1a45dfa3],
  ['audio/ogg', (head) => at(head, 0, 'OggS')],
  ['audio/mp4', (head) => at(head, 4, 'ftyp')],
  ['audio/wav', (head) => at(head, 0, 'RIFF') && at(head, 8, 'WAVE')],
];

export async function sniffRecording(path: string): Promise<string> {
  const head = await readHead(path, 12);
  const kind = kinds.find(([, fits]) => fits(head));
  if (kind) return kind[0];
  throw unallowedFile('file');
}
