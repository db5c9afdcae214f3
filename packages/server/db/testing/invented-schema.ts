import { createHash } from 'node:crypto';
import { type Migration, readSchema, type Schema } from '../migrate.ts';

export const invented = (name: string, text: string): Migration => ({
  name,
  text,
  sha256: createHash('sha256').update(text).digest('hex'),
});

/** The schema of today, as a version has it that goes on with these migrations. */
export async function continuedSchema(version: string, ...more: Migration[]): Promise<Schema> {
  const { migrations } = await readSchema(version);
  return { version, migrations: [...migrations, ...more] };
}

/** The same in which a file was edited. */
export const editedSchema = (version: string, { migrations }: Schema): Schema => ({
  version,
  migrations: migrations.map((migration, place) => (place === 0 ? { ...migration, sha256: 'edited' } : migration)),
});
