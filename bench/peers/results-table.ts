import type { Row } from '../table.ts';
import type { HistoryFigures, LoadFigures, Measurement } from './measure.ts';
import type { Peer } from './peer.ts';

/** What was measured of a peer, or why it was not. */
export type PeerResult = Pick<Peer, 'name' | 'packages' | 'licences' | 'sends' | 'promises'> &
  ({ measurement: Measurement } | { failure: string });

/** For the terminal. */
export function toRows(results: readonly PeerResult[]): Row[] {
  return results.flatMap((result) => {
    const { name } = result;
    if ('failure' in result) return [{ measure: name, value: result.failure }];
    const { loads, history } = result.measurement;
    return [
      ...loads.map((load) => ({ measure: `${name}, ${load.writers} writers`, value: describeLoad(load) })),
      { measure: `${name}, the longest recording`, value: describeHistory(history) },
    ];
  });
}

function describeLoad({ rate, p50, p99, cpu, clientCpu }: LoadFigures): string {
  const server = cpu === null ? 'CPU not told here' : `${cpu.toFixed(2)} ms CPU`;
  return `${rate.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${server}, client ${clientCpu.toFixed(2)} ms`;
}

function describeHistory(history: HistoryFigures | null): string {
  if (history === null) return 'no version but the last';
  const { versions, bytesPerVersion, seek, open } = history;
  return `${versions} versions, ${formatBytes(bytesPerVersion)} each, text at one ${formatSeek(seek)}, history ${formatMs(open)}`;
}

/** For docs/save-path.md, in Markdown. */
export function toMarkdown(results: readonly PeerResult[]): string {
  const headings = createHeadings(results);
  const lines = [headings, headings.map(() => '---'), ...results.map(toCells)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function createHeadings(results: readonly PeerResult[]): string[] {
  const writers = results.flatMap((result) =>
    'failure' in result ? [] : [result.measurement.loads.map((load) => load.writers).join(' and ')],
  );
  return [
    'what',
    'a writer sends',
    'when it answers',
    `edits a second, ${writers[0]} writers`,
    'processor time an edit',
    'kept for a version',
    'text at a version, p50/p99',
    'history',
  ];
}

function toCells(result: PeerResult): string[] {
  const packages = Object.entries(result.packages).map(([name, version]) => `${name} ${version}`);
  const what = `**${result.name}** (${[...packages, result.licences].join(', ')})`;
  const words = [what, result.sends, result.promises];
  if ('failure' in result) return [...words, `not measured: ${result.failure}`, '', '', '', ''];
  const { loads, history } = result.measurement;
  const ofLoads = [
    loads.map(({ rate }) => round(rate).toFixed(0)).join(', '),
    `${loads.map(({ cpu }) => (cpu === null ? 'not told' : round(cpu).toFixed(2))).join(', ')} ms`,
  ];
  if (history === null) return [...words, ...ofLoads, 'the last one only', 'none', 'none'];
  const { bytesPerVersion, seek, open } = history;
  return [...words, ...ofLoads, formatBytes(bytesPerVersion), formatSeek(seek), formatMs(open)];
}

function formatBytes(bytes: number): string {
  return `${round(bytes).toFixed(bytes < 100 ? 1 : 0)} B`;
}

function formatSeek({ p50, p99 }: HistoryFigures['seek']): string {
  return `${round(p50).toFixed(1)}/${round(p99).toFixed(1)} ms`;
}

function formatMs(milliseconds: number): string {
  return `${round(milliseconds).toFixed(milliseconds < 100 ? 1 : 0)} ms`;
}

/** As results are stored, so that the table of a run is the table of its stored results. */
function round(value: number): number {
  return Number(value.toPrecision(4));
}
