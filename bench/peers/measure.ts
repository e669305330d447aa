import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Interruption } from '../interrupt.ts';
import { type LoadClient, type LoadResult, startLoadClient } from '../load/load.ts';
import { readProcessTimes, timeOfFamilies } from '../process-times.ts';
import { percentile } from '../save-path/percentile.ts';
import { installPackages } from './install.ts';
import type { Peer, PlannedText, RunningPeer } from './peer.ts';
import { type Plan, pickVersions } from './plan.ts';

/** Times in milliseconds. */
export interface LoadFigures {
  writers: number;
  /** Acknowledged saves a second. */
  rate: number;
  p50: number;
  p99: number;
  /** CPU a save of all processes of the server, its database included; null if not told here. */
  cpu: number | null;
  /** The same of the client. */
  clientCpu: number;
}

export interface HistoryFigures {
  versions: number;
  bytesPerVersion: number;
  seek: { p50: number; p99: number };
  open: number;
}

export interface Measurement {
  loads: LoadFigures[];
  /** Of the longest recording; null if versions are not kept. */
  history: HistoryFigures | null;
}

interface Measured {
  peer: Peer;
  running: RunningPeer;
  client: LoadClient;
  plan: Plan;
}

/** So that code is compiled before it is measured. */
const warmUp = { savesEach: 64, seconds: 10 };
/** A save of each text at least. */
const once = { savesEach: 1, seconds: 1 };

/** Starts a peer, measures it and stops it, whatever happens. */
export async function measurePeer(
  peer: Peer,
  plan: Plan,
  { directory, interruption }: { directory: string; interruption: Interruption },
): Promise<Measurement> {
  const packages = await installPackages(peer, interruption.signal);
  const client = await startLoadClient(await peer.createBodies(plan.documents, packages));
  try {
    const texts = [...plan.warmUp, ...plan.loads.flatMap((load) => load.texts), plan.long];
    const own = path.join(directory, peer.id);
    await mkdir(own, { recursive: true });
    interruption.throwIfInterrupted();
    const running = await peer.start({ directory: own, packages, texts });
    try {
      interruption.throwIfInterrupted();
      return await interruption.watch(measureRunning({ peer, running, client, plan }));
    } finally {
      await running.stop();
    }
  } finally {
    await client.close();
  }
}

async function measureRunning(measured: Measured): Promise<Measurement> {
  const { plan, peer } = measured;
  await load(measured, plan.warmUp, warmUp);
  const loads: LoadFigures[] = [];
  for (const { texts, savesEach } of plan.loads) {
    loads.push(await measureLoad(measured, texts, savesEach));
    if (!peer.keepsVersions) continue;
    const acknowledged = await measured.client.acknowledged();
    for (const text of texts.slice(0, checkedTexts))
      await readChecked(measured, text, acknowledged.get(text.name) ?? 0);
  }
  return { loads, history: peer.keepsVersions ? await measureHistory(measured) : null };
}

/** Texts of each load that are compared with what was written. */
const checkedTexts = 4;

function load(
  { running, client, peer }: Measured,
  texts: readonly PlannedText[],
  { savesEach, seconds }: { savesEach: number; seconds: number },
): Promise<LoadResult> {
  const names = texts.map(({ name }) => name);
  const writers = running.writers.filter(({ name }) => names.includes(name));
  return client.run({ port: running.port, protocol: peer.protocol, writers, savesEach, seconds });
}

/** The first save opens each text, and is not measured. */
async function measureLoad(
  measured: Measured,
  texts: readonly PlannedText[],
  savesEach: number,
): Promise<LoadFigures> {
  const { running } = measured;
  await load(measured, texts, once);
  await running.settle();
  const before = await readProcessTimes();
  const result = await load(measured, texts, {
    savesEach: savesEach - 1,
    seconds: measured.plan.size.loadSeconds,
  });
  await running.settle();
  const after = await readProcessTimes();
  const saves = result.took.length;
  const sorted = result.took.toSorted();
  return {
    writers: texts.length,
    rate: saves / result.seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    cpu:
      before && after
        ? (timeOfFamilies(after, running.pids) - timeOfFamilies(before, running.pids)) / saves
        : null,
    clientCpu: result.clientCpu / saves,
  };
}

const openings = 5;

async function measureHistory(measured: Measured): Promise<HistoryFigures> {
  const { running, plan } = measured;
  const { longest, longestSeconds, reads } = plan.size;
  const before = await running.weigh(plan.long);
  const { took } = await load(measured, [plan.long], {
    savesEach: Math.min(longest, plan.documents[plan.long.document]?.length ?? 0),
    seconds: longestSeconds,
  });
  const versions = took.length;
  const bytesPerVersion = ((await running.weigh(plan.long)) - before) / versions;
  const opened: number[] = [];
  for (let opening = 0; opening < openings; opening++)
    opened.push(await timed(() => running.openHistory(plan.long)));
  const sought: number[] = [];
  for (const version of pickVersions(reads, versions))
    sought.push(await readChecked(measured, plan.long, version));
  const open = Float64Array.from(opened).sort();
  const seek = Float64Array.from(sought).sort();
  return {
    versions,
    bytesPerVersion,
    seek: { p50: percentile(seek, 0.5), p99: percentile(seek, 0.99) },
    open: percentile(open, 0.5),
  };
}

/** Milliseconds to read a version, which has to be the text that was written. */
async function readChecked(
  { running, plan, peer }: Measured,
  text: PlannedText,
  version: number,
): Promise<number> {
  let read = '';
  const took = await timed(async () => {
    read = await running.readVersion(text, version);
  });
  if (read !== plan.documents[text.document]?.[version])
    throw new Error(`${peer.name}: version ${version} of ${text.name} is another text than was written.`);
  return took;
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await action();
  return performance.now() - started;
}
