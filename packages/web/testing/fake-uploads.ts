import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Put {
  address: string;
  headers: Record<string, string>;
  body: Blob;
  /** So much of it has left, from 0 to 1. */
  progress: (share: number) => Promise<void>;
  answer: (status: number) => Promise<void>;
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
    getResponseHeader() {
      return null;
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
        answer: (status) =>
          act(async () => {
            this.status = status;
            this.onload();
            this.onloadend();
          }),
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return puts;
}
