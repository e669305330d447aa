/** In the order in which they are measured. */
export const peerIds = [
  'redraft',
  'sharedb',
  'hocuspocus',
  'hocuspocus-updates',
  'git',
  'git-synced',
  'files',
  'etherpad',
] as const;
export type PeerId = (typeof peerIds)[number];

export interface PeersOptions {
  peers: readonly PeerId[];
  isShort: boolean;
  /** A part of the run: its results are not stored. */
  isPartial: boolean;
}
