import { textOfDocx } from '@redraft/documents';
import type { LoadClient, LoadResult } from '../load/load.ts';
import { getFile } from '../writing.ts';
import type { Classroom } from './classroom.ts';
import { headForDocument } from './editor-request.ts';
import { type HostFigures, hostFigures, type PathFigures, pathFigures, pickMedian } from './figures.ts';
import type { Host } from './hosts.ts';
import { countStatements, readMeters } from './meters.ts';

/** The product and reference hosts, with the same bodies and number of connections, alternating. */
export interface Hosts {
  client: LoadClient;
  classroom: Classroom;
  bare: Host;
  /** The product's log behind a bare server; null if not requested. */
  log: Host | null;
}

export interface Comparison {
  writers: number;
  bare: HostFigures;
  path: PathFigures;
  log: HostFigures | null;
  /** Database statements per save, and the most frequent of them. */
  statements: number;
  asked: { perSave: number; query: string }[];
}

/** Statements in fewer than one of 200 saves are omitted. */
const minRequests = 0.005;

export async function compare(
  hosts: Hosts,
  { writers, seconds, rounds }: { writers: number; seconds: number; rounds: number },
): Promise<Comparison> {
  const bare: HostFigures[] = [];
  const path: PathFigures[] = [];
  const log: HostFigures[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await measureHost(hosts, hosts.bare, { writers, seconds }));
    path.push(await measurePath(hosts, { writers, seconds }));
    if (hosts.log) log.push(await measureHost(hosts, hosts.log, { writers, seconds }));
  }
  let saves = 0;
  const requested = await countStatements(async () => {
    saves = (await loadPath(hosts, { writers, seconds })).took.length;
  });
  return {
    writers,
    bare: pickMedian(bare),
    path: pickMedian(path),
    log: log.length === 0 ? null : pickMedian(log),
    statements: requested.reduce((sum, { calls }) => sum + calls, 0) / saves,
    asked: requested
      .map(({ calls, query }) => ({ perSave: calls / saves, query }))
      .filter(({ perSave }) => perSave >= minRequests),
  };
}

interface Amount {
  writers: number;
  seconds: number;
}

/** Warm-up: saves every text at least once. */
export async function warmUp(hosts: Hosts, amount: Amount): Promise<void> {
  await loadPath(hosts, amount);
  await loadHost(hosts, hosts.bare, amount);
  if (hosts.log) await loadHost(hosts, hosts.log, amount);
}

export async function measurePath(hosts: Pick<Hosts, 'client' | 'classroom'>, amount: Amount) {
  const { server, metricsToken } = hosts.classroom;
  const before = await readMeters(server, metricsToken);
  const load = await loadPath(hosts, amount);
  return pathFigures(load, before, await readMeters(server, metricsToken));
}

export function loadPath(
  { client, classroom }: Pick<Hosts, 'client' | 'classroom'>,
  { writers, seconds }: Amount,
): Promise<LoadResult> {
  const { port } = classroom.server;
  return client.run({ port, writers: classroom.writers.slice(0, writers), seconds });
}

export async function measureHost(hosts: Hosts, host: Host, amount: Amount) {
  const before = await host.cpu();
  const load = await loadHost(hosts, host, amount);
  return hostFigures(load, (await host.cpu()) - before);
}

function loadHost(
  { client, classroom }: Hosts,
  host: Host,
  { writers, seconds }: Amount,
): Promise<LoadResult> {
  const own = classroom.writers.slice(0, writers).map((writer, index) => ({
    ...writer,
    name: `${host.kind} ${index}`,
    head: headForDocument(writer.head, index),
  }));
  return client.run({ port: host.port, writers: own, seconds });
}

/** Number of texts that differ from the last acknowledged save. */
export async function countDifferent(
  { client, classroom }: Pick<Hosts, 'client' | 'classroom'>,
  documents: readonly (readonly Uint8Array[])[],
): Promise<{ compared: number; different: number }> {
  const acknowledged = await client.acknowledged();
  let compared = 0;
  let different = 0;
  for (const [index, { name, document }] of classroom.writers.entries()) {
    const body = documents[document]?.[acknowledged.get(name) ?? -1];
    const text = classroom.texts[index];
    if (!body || !text) continue;
    const answer = await getFile(text);
    const stored = answer.ok ? textOfDocx(new Uint8Array(await answer.arrayBuffer())) : null;
    compared += 1;
    if (stored !== textOfDocx(body)) different += 1;
  }
  return { compared, different };
}
