import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import type { Postmaster } from './postmaster.ts';
import { observe, type ServerProcess } from './server-process.ts';

/** As little as a server can do: node:http, a pool, and one statement for each call. */
const source = (port: number, { host, port: socket }: Postmaster): string => `
  const { createServer } = require('node:http');
  const { Pool } = require('pg');
  const pool = new Pool({ host: ${JSON.stringify(host)}, port: ${socket}, user: 'assay', database: 'postgres', max: 10 });
  const answer = (response, body) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };
  createServer((request, response) => {
    const id = Number(request.url.slice(1));
    let text = '';
    request.on('data', (chunk) => { text += chunk; });
    request.on('end', async () => {
      const { rows } = request.method === 'GET'
        ? await pool.query('select id, comment, revision from bench_floor where id = $1', [id])
        : await pool.query('update bench_floor set comment = $2, revision = revision + 1 where id = $1 returning id, comment, revision',
            [id, JSON.parse(text).comment]);
      answer(response, rows[0]);
    });
  }).listen(${port}, 'localhost', () => process.stdout.write('ready'));`;

export interface Floor extends ServerProcess {
  /** The rows that it reads and writes, from 0. */
  fill: (client: pg.Client, count: number) => Promise<void>;
}

export async function startFloor(port: number, postmaster: Postmaster): Promise<Floor> {
  const child = spawn(process.execPath, ['-e', source(port, postmaster)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    ...observe(`http://localhost:${port}`, child),
    fill: async (client, count) => {
      await client.query('create table bench_floor (id int primary key, comment text not null, revision int not null)');
      await client.query(`insert into bench_floor select n, '', 1 from generate_series(0, ${count - 1}) n`);
    },
  };
}
