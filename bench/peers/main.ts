import { recordings } from '@redraft/demo-world/testing';
import { Interrupted, type Interruption, listenForInterrupts } from '../interrupt.ts';
import type { Measured } from '../results.ts';
import { readStreams } from '../save-path/streams.ts';
import { etherpad } from './etherpad.ts';
import { plainFiles } from './files.ts';
import { git, syncedGit } from './git.ts';
import { hocuspocus, hocuspocusUpdates } from './hocuspocus.ts';
import { measurePeer } from './measure.ts';
import type { PeersOptions } from './options.ts';
import type { Peer } from './peer.ts';
import { type Plan, planTexts, shortPlan, wholePlan } from './plan.ts';
import { redraft } from './redraft.ts';
import { type PeerResult, toMarkdown, toRows } from './results-table.ts';
import { shareDb } from './sharedb.ts';

const peers: Readonly<Record<PeersOptions['peers'][number], Peer>> = {
  redraft,
  sharedb: shareDb,
  hocuspocus,
  'hocuspocus-updates': hocuspocusUpdates,
  git,
  'git-synced': syncedGit,
  files: plainFiles,
  etherpad,
};

/**
 * The product and what people would use instead (docs/save-path.md#against-others): the same recordings, written by as many writers, on the same
 * machine and PostgreSQL, one after the other.
 */
export async function benchPeers(directory: string, options: PeersOptions): Promise<Measured> {
  const interruption = listenForInterrupts();
  try {
    const written = recordings.isThere ? 'recordings' : 'essays of the demo, without recordings beside';
    const plan = planTexts(readStreams(), options.isShort ? shortPlan : wholePlan);
    const results: PeerResult[] = [];
    for (const id of options.peers) {
      console.log(`${peers[id].name} ...`);
      results.push(await measureOrExplain(peers[id], plan, { directory, interruption }));
    }
    if (!options.isPartial) console.log(`\n${toMarkdown(results)}\n`);
    return {
      rows: [{ measure: 'what is written', value: written }, ...toRows(results)],
      figures: { results },
      isPartial: options.isPartial,
    };
  } finally {
    interruption.close();
  }
}

/** A peer that cannot be installed or run is a row that says so. */
async function measureOrExplain(
  peer: Peer,
  plan: Plan,
  run: { directory: string; interruption: Interruption },
): Promise<PeerResult> {
  const { name, packages, licences, sends, promises } = peer;
  const described = { name, packages, licences, sends, promises };
  try {
    return { ...described, measurement: await measurePeer(peer, plan, run) };
  } catch (error) {
    run.interruption.throwIfInterrupted();
    if (error instanceof Interrupted) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return { ...described, failure: reason.replaceAll(/\s+/g, ' ').slice(0, 120) };
  }
}
