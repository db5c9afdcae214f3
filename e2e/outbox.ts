import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The mail of a server without a mail server: readable files in a folder. */
export class Outbox {
  readonly #folder: string;
  readonly #read = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The link of the next mail to this address that nobody has read yet. */
  async nextLink(email: string): Promise<string> {
    let file: string | undefined;
    await expect
      .poll(async () => {
        file = (await this.#unread(email))[0];
        return file;
      }, `mail to ${email}`)
      .toBeDefined();
    if (!file) throw new Error('The mail is gone.');
    this.#read.add(file);
    const text = await readFile(join(this.#folder, file), 'utf8');
    const link = /https?:\/\/\S+/.exec(text)?.[0];
    if (!link) throw new Error(`There is no link in the mail:\n${text}`);
    return link;
  }

  async #unread(email: string): Promise<string[]> {
    const files = await readdir(this.#folder).catch(() => []);
    return files.filter((file) => file.endsWith('.txt') && file.includes(`-${email}-`) && !this.#read.has(file)).sort();
  }
}
