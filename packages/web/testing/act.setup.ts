import { createRequire } from 'node:module';

/**
 * Tests draw with the React that people get: half the work of the one for development. That one has no `act`, which the testing
 * library asks for as it is loaded; this is as much of it as it needs.
 */
const require = createRequire(import.meta.url);
const { flushSync } = require('react-dom') as typeof import('react-dom');
const turn = setImmediate;

/** What a test does is drawn before it goes on; what that leads to gets its turn after a promise. */
function act<T>(work: () => T): PromiseLike<T> {
  let done: T | undefined;
  flushSync(() => {
    done = work();
  });
  const settled = async (): Promise<T> => {
    const result = (await done) as T;
    await new Promise((go) => turn(go));
    return result;
  };
  // biome-ignore lint/suspicious/noThenProperty: what is not awaited must not begin.
  return { then: (resolve, reject) => settled().then(resolve, reject) };
}

Object.assign(require('react'), { act });
