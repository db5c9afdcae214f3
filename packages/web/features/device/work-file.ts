import { getToken, personOf } from '../../api/token.ts';
import { deviceDb, type EntryRow, type FileRow, type StateRow, type VisitName, type VisitRow } from './device-db.ts';
import { tellLeft } from './open-visit.ts';

const magic = 'assay-work-1\n';

interface Contents {
  owner: string;
  entries: Omit<EntryRow, 'tab'>[];
  states: StateRow[];
  visits: VisitRow[];
  files: (Omit<FileRow, 'file'> & { name: string; type: string; size: number; lastModified: number })[];
}

/** Why a file is not read in. */
export type FileFault = 'notWork' | 'somebodyElse' | 'noStorage';

/** Everything of this person that has not arrived, as one file: for another device, or before this one is given away. */
export async function writeWorkFile(): Promise<Blob> {
  const [db, owner] = [deviceDb(), personOf(getToken())];
  if (!db || !owner) return new Blob([magic]);
  const entries = await db.entries.where({ owner }).toArray();
  const names = new Set(entries.map(({ visit }) => visit));
  const ofVisits = <Row extends { visit: VisitName }>(rows: Row[]) => rows.filter(({ visit }) => names.has(visit));
  const files = ofVisits(await db.files.filter((row) => row.owner === owner).toArray());
  const contents: Contents = {
    owner,
    entries: entries.map(({ tab: _, ...row }) => row),
    states: ofVisits(await db.states.filter((row) => row.owner === owner).toArray()),
    visits: ofVisits(await db.visits.where({ owner }).toArray()),
    files: files.map(({ file: { name, type, size, lastModified }, ...row }) => ({
      ...row,
      name,
      type,
      size,
      lastModified,
    })),
  };
  const head = new TextEncoder().encode(JSON.stringify(contents));
  return new Blob([magic, `${head.length}\n`, head, ...files.map(({ file }) => file)]);
}

async function readContents(file: Blob): Promise<{ contents: Contents; bytesAt: number } | undefined> {
  const [first = '', length = ''] = (await file.slice(0, 64).text()).split('\n');
  if (`${first}\n` !== magic || !/^\d+$/.test(length)) return undefined;
  const headAt = magic.length + length.length + 1;
  const bytesAt = headAt + Number(length);
  try {
    return { contents: JSON.parse(await file.slice(headAt, bytesAt).text()), bytesAt };
  } catch {
    return undefined;
  }
}

/** Takes over the work of such a file, to be sent from here; what is here already stays as it is. */
export async function readWorkFile(file: Blob): Promise<{ fault: FileFault } | { count: number }> {
  const [db, owner] = [deviceDb(), personOf(getToken())];
  if (!db || !owner) return { fault: 'noStorage' };
  const read = await readContents(file);
  if (!read) return { fault: 'notWork' };
  const { contents, bytesAt } = read;
  if (contents.owner !== owner) return { fault: 'somebodyElse' };
  let at = bytesAt;
  const files = contents.files.map(({ name, type, size, lastModified, ...row }): FileRow => {
    const bytes = file.slice(at, at + size, type);
    at += size;
    return { ...row, file: new File([bytes], name, { type, lastModified }) };
  });
  if (at !== file.size) return { fault: 'notWork' };
  const count = await db.transaction('rw', db.entries, db.files, db.states, db.visits, async () => {
    const here = new Set((await db.entries.where({ owner }).toArray()).map(({ visit, id }) => `${visit} ${id}`));
    const missing = contents.entries.filter(({ visit, id }) => !here.has(`${visit} ${id}`));
    await db.entries.bulkPut(missing.map((row) => ({ ...row, tab: '' })));
    await db.files.bulkPut(files.filter(({ visit }) => missing.some((row) => row.visit === visit)));
    const known = new Set(
      (
        await db.states
          .where('[owner+visit]')
          .anyOf(contents.visits.map(({ visit }) => [owner, visit]))
          .primaryKeys()
      ).map(String),
    );
    await db.states.bulkPut(contents.states.filter(({ visit, key }) => !known.has(String([owner, visit, key]))));
    await db.visits.bulkPut(contents.visits);
    return missing.length;
  });
  tellLeft();
  return { count };
}
