import { availableParallelism } from 'node:os';
import { Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import { chooseEngine, engineTexts } from './choose-engine.ts';
import type { PdfRenderer } from './pdf-renderer.ts';
import type { EngineName } from './typst-engine.ts';
import type { TypstJob } from './typst-worker.ts';
import { openWorkerPool, PoolOverloaded } from './worker-pool.ts';

const limits = { longestQueue: 32, timeLimitMs: 60_000, idleMs: 60_000 } as const;

const overloaded = (): Problem =>
  new Problem('unavailable', message('report.busy'), {
    code: 'renderersBusy',
    retryAfterSeconds: 10,
  });

/** Typesets reports with Typst, in threads of their own: the process goes on answering meanwhile. */
export function typstRenderer(wanted?: EngineName): PdfRenderer {
  const engine = chooseEngine(wanted);
  const width = Math.max(1, availableParallelism() - 1);
  // The threads that the typesetter itself starts, all workers together; read when it is loaded.
  process.env.RAYON_NUM_THREADS ??= String(width);
  const pool = openWorkerPool<TypstJob, Uint8Array<ArrayBuffer>>({
    script: new URL('./typst-worker.ts', import.meta.url),
    given: { engine },
    size: width,
    ...limits,
  });
  return {
    about: engineTexts[engine],
    width,
    render: async (document, pictures) => {
      const job: TypstJob = {
        document,
        pictures: Array.from(pictures, ([imageId, { bytes }]) => ({ imageId, bytes: new Uint8Array(bytes) })),
      };
      try {
        const pdf = await pool.run(
          job,
          job.pictures.map(({ bytes }) => bytes.buffer as ArrayBuffer),
        );
        return Buffer.from(pdf.buffer);
      } catch (error) {
        throw error instanceof PoolOverloaded ? overloaded() : error;
      }
    },
    close: pool.close,
  };
}
