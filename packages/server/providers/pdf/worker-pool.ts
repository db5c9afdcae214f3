import { Worker } from 'node:worker_threads';

export interface WorkerPool<Job, Result> {
  /** What is transferred is the caller's no more. */
  run: (job: Job, transfer: ArrayBuffer[]) => Promise<Result>;
  close: () => Promise<void>;
}

/** What a thread says: once what later threads can begin with, then one answer to each job. */
export type ThreadMessage<Result> =
  | { share: unknown }
  | { result: Result; isLast?: boolean }
  /** After an answer that is its last the thread is ended, and another one does the next job. */
  | { error: string; isLast?: boolean };

/** What a thread finds in its `workerData`. */
export interface ThreadData<Given, Shared> {
  given: Given;
  /** Absent in the first thread, and in the first one after all had ended for want of work. */
  shared: Shared | undefined;
}

export interface WorkerPoolOptions {
  /** Answers each job with a `ThreadMessage`. */
  script: URL;
  /** The same for every thread. */
  given?: unknown;
  size: number;
  /** How many jobs may wait; the next one is refused. */
  longestQueue: number;
  timeLimitMs: number;
  /** A thread without work ends after so long, and with it what it holds in memory. */
  idleMs: number;
}

export class PoolOverloaded extends Error {}
export class TimeLimitReached extends Error {}
/** The job itself failed; its thread goes on. */
export class JobFailed extends Error {}

interface Task<Job, Result> {
  job: Job;
  transfer: ArrayBuffer[];
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

interface Thread<Job, Result> {
  worker: Worker;
  task: Task<Job, Result> | undefined;
  /** Ends the job that takes too long, or the rest that does. */
  timer: NodeJS.Timeout | undefined;
}

/** Threads that take one job at a time; one that takes too long or dies is replaced, and only its own job fails. */
export function openWorkerPool<Job, Result>(options: WorkerPoolOptions): WorkerPool<Job, Result> {
  const waiting: Task<Job, Result>[] = [];
  const threads = new Set<Thread<Job, Result>>();
  let closed = false;
  let shared: unknown;

  const end = (thread: Thread<Job, Result>, error: Error): void => {
    clearTimeout(thread.timer);
    threads.delete(thread);
    void thread.worker.terminate();
    const { task } = thread;
    thread.task = undefined;
    task?.reject(error);
    next();
  };

  const rest = (thread: Thread<Job, Result>): void => {
    clearTimeout(thread.timer);
    // A thread without work keeps no process alive.
    thread.worker.unref();
    thread.timer = setTimeout(() => endIdle(thread), options.idleMs);
    thread.timer.unref();
    next();
  };

  const endIdle = (thread: Thread<Job, Result>): void => {
    end(thread, new Error('It rested for too long.'));
    if (threads.size === 0) shared = undefined;
  };

  const answer = (thread: Thread<Job, Result>, message: Exclude<ThreadMessage<Result>, { share: unknown }>): void => {
    const { task } = thread;
    if (!task) return;
    thread.task = undefined;
    if (message.isLast) end(thread, new Error('It did its last job.'));
    else rest(thread);
    if ('error' in message) task.reject(new JobFailed(message.error));
    else task.resolve(message.result);
  };

  const start = (): Thread<Job, Result> => {
    const workerData: ThreadData<unknown, unknown> = { given: options.given, shared };
    const worker = new Worker(options.script, { workerData });
    const thread: Thread<Job, Result> = { worker, task: undefined, timer: undefined };
    threads.add(thread);
    worker.on('message', (message: ThreadMessage<Result>) => {
      if ('share' in message) shared = message.share;
      else answer(thread, message);
    });
    worker.on('error', (error) => end(thread, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => end(thread, new Error('The thread ended before its job.')));
    return thread;
  };

  const carryOut = (thread: Thread<Job, Result>, task: Task<Job, Result>): void => {
    clearTimeout(thread.timer);
    thread.task = task;
    thread.worker.ref();
    const tooLong = () => end(thread, new TimeLimitReached(`It took longer than ${options.timeLimitMs} ms.`));
    thread.timer = setTimeout(tooLong, options.timeLimitMs);
    thread.worker.postMessage(task.job, task.transfer);
  };

  const next = (): void => {
    if (closed || waiting.length === 0) return;
    const resting = [...threads].find((thread) => !thread.task);
    if (!resting && threads.size >= options.size) return;
    const task = waiting.shift();
    if (task) carryOut(resting ?? start(), task);
  };

  return {
    run: (job, transfer) =>
      new Promise<Result>((resolve, reject) => {
        if (closed || waiting.length >= options.longestQueue) return reject(new PoolOverloaded('Too many jobs wait.'));
        waiting.push({ job, transfer, resolve, reject });
        next();
      }),
    close: async () => {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(new PoolOverloaded('The pool was closed.'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
