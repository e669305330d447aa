import path from 'node:path';
import { closeDatabase, openDatabase } from '../../apps/server/src/platform/db.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { endServer, freePort, type ServerProcess, startServer } from '../server.ts';
import { type Choice, startFront } from './nginx.ts';
import { startWorker } from './worker.ts';

/** Two web processes and a worker on one database behind nginx; the database is also open in this process. */
export interface Cluster {
  /** Ports of nginx by how it chooses the process. */
  ports: Readonly<Record<Choice, number>>;
  servers: readonly ServerProcess[];
  close: () => Promise<void>;
}

export async function startCluster(directory: string): Promise<Cluster> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const postgres = await startEmbeddedPostgres({ directory: path.join(directory, 'postgres') });
    closing.push(postgres.stop);
    const { connectionString } = postgres;
    await migrate(connectionString);
    openDatabase(connectionString);
    closing.push(closeDatabase);
    const ports = { inTurn: await freePort(), byFile: await freePort(), one: await freePort() };
    const env = {
      DATABASE_URL: connectionString,
      DEMO: 'off',
      PUBLIC_URL: `http://127.0.0.1:${ports.inTurn}`,
      TRUST_PROXY: 'loopback',
    };
    const worker = await startWorker({ dataDir: path.join(directory, 'worker'), env });
    closing.push(worker.stop);
    const servers: ServerProcess[] = [];
    for (const name of ['web1', 'web2']) {
      const server = await startServer({
        dataDir: path.join(directory, name),
        env: { ...env, ROLES: 'web' },
      });
      closing.push(() => endServer(server, 'SIGTERM'));
      servers.push(server);
    }
    const [web1, web2] = servers;
    if (!web1 || !web2) throw new Error('There are two web processes.');
    for (const choice of ['inTurn', 'byFile', 'one'] as const) {
      const front = { port: ports[choice], servers: [web1.port, web2.port] as const, choice };
      const nginx = await startFront(path.join(directory, `nginx-${choice}`), front);
      closing.push(nginx.stop);
    }
    return { ports, servers, close };
  } catch (error) {
    await close();
    throw error;
  }
}
