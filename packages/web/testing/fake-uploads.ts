import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Put {
  address: string;
  headers: Record<string, string>;
  body: Blob;
  /** So much of it has left, from 0 to 1. */
  progress: (share: number) => Promise<void>;
  /** With this as JSON, where anything is answered. */
  answer: (status: number, reply?: unknown) => Promise<void>;
}

/** Bytes that are put to an address arrive when the test says so. */
export function fakeUploads(): Put[] {
  const puts: Put[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    onload = () => {};
    onloadend = () => {};
    onabort = () => {};
    private address = '';
    private headers: Record<string, string> = {};
    open(_: string, address: string) {
      this.address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader(name: string) {
      return name === 'content-type' && this.responseText ? 'application/json' : null;
    }
    abort() {
      this.onabort();
    }
    send(body: Blob) {
      const { address, headers } = this;
      puts.push({
        address,
        headers,
        body,
        progress: (share) => act(async () => this.upload.onprogress?.({ loaded: share * 100, total: 100 })),
        answer: (status, reply) =>
          act(async () => {
            this.status = status;
            if (reply !== undefined) this.responseText = JSON.stringify(reply);
            this.onload();
            this.onloadend();
          }),
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return puts;
}
