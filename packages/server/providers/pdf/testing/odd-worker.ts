import { parentPort } from 'node:worker_threads';

/** A thread that does to its pool whatever it is told. */
parentPort?.on('message', (job: 'answer' | 'fail' | 'hang' | 'die') => {
  if (job === 'hang') for (;;);
  if (job === 'die') process.exit(3);
  parentPort?.postMessage(job === 'fail' ? { error: 'it cannot be done' } : { result: job });
});
