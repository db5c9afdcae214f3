import { parentPort, threadId, workerData } from 'node:worker_threads';
import type { ThreadData, ThreadMessage } from '../worker-pool.ts';

type OddJob = 'answer' | 'fail' | 'hang' | 'die' | 'share' | 'shared' | 'given' | 'thread' | 'last';

const { given, shared } = workerData as ThreadData<string, string>;
const answer = (message: ThreadMessage<string>) => parentPort?.postMessage(message);

/** A thread that does to its pool whatever it is told. */
parentPort?.on('message', (job: OddJob) => {
  if (job === 'hang') for (;;);
  if (job === 'die') process.exit(3);
  if (job === 'share') answer({ share: 'something costly' });
  if (job === 'fail') answer({ error: 'it cannot be done' });
  else if (job === 'shared') answer({ result: shared ?? 'nothing' });
  else if (job === 'given') answer({ result: given });
  else if (job === 'thread' || job === 'last') answer({ result: String(threadId), isLast: job === 'last' });
  else answer({ result: job });
});
