import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Sign-ins in progress of the demo provider: they live for minutes, so memory is enough. */
const mostEntries = 5_000;
const entries = new Map<string, { payload: AdapterPayload; expires: number }>();
const uids = new Map<string, string>();

function forgetOld(): void {
  const now = Date.now();
  for (const [key, { expires }] of entries) if (expires < now || entries.size > mostEntries) entries.delete(key);
}

export class DemoStore implements Adapter {
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  #key(id: string): string {
    return `${this.#model}:${id}`;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn = 600): Promise<void> {
    forgetOld();
    entries.set(this.#key(id), { payload, expires: Date.now() + expiresIn * 1000 });
    if (payload.uid) uids.set(payload.uid, id);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return entries.get(this.#key(id))?.payload;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const id = uids.get(uid);
    return id === undefined ? undefined : this.find(id);
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const entry = entries.get(this.#key(id));
    if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    entries.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
  }
}
