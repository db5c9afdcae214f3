import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { newId } from '@assay/domain/id';
import type pg from 'pg';

export interface SigningKeys {
  token: Uint8Array;
  url: Uint8Array;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

const wrappingKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'assay', 'signing keys', 32));

function encryptKey(key: Buffer, secret: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, wrappingKey(secret), iv);
  return Buffer.concat([iv, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
}

function decryptKey(wrapped: Buffer, secret: string): Buffer {
  const decipher = createDecipheriv(algorithm, wrappingKey(secret), wrapped.subarray(0, ivLength));
  decipher.setAuthTag(wrapped.subarray(-tagLength));
  try {
    return Buffer.concat([decipher.update(wrapped.subarray(ivLength, -tagLength)), decipher.final()]);
  } catch {
    throw new Error(
      'ASSAY_SECRET does not fit the signing keys in the database. Start with the secret that made them.',
    );
  }
}

interface KeyRow {
  secret: Buffer;
  encrypted: boolean;
}

async function keyFor(
  client: pg.ClientBase,
  purpose: keyof SigningKeys,
  secret: string | undefined,
): Promise<Uint8Array> {
  const { rows } = await client.query<KeyRow>(
    'select secret, encrypted from signing_key where purpose = $1 and retired_at is null',
    [purpose],
  );
  const [known] = rows;
  if (known?.encrypted && !secret) throw new Error('The signing keys are encrypted: ASSAY_SECRET is needed.');
  if (known) return known.encrypted ? decryptKey(known.secret, secret ?? '') : known.secret;
  const key = randomBytes(32);
  await client.query('insert into signing_key (id, purpose, secret, encrypted) values ($1, $2, $3, $4)', [
    newId(),
    purpose,
    secret ? encryptKey(key, secret) : key,
    secret !== undefined,
  ]);
  return key;
}

/** Made once, under the migration lock, and shared by all processes on this database. */
export const readSigningKeys = async (client: pg.ClientBase, secret: string | undefined): Promise<SigningKeys> => ({
  token: await keyFor(client, 'token', secret),
  url: await keyFor(client, 'url', secret),
});
