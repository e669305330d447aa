import type { Protocol, Writer } from '../load/load.ts';

/** A text that is written, by the name of its writer and the index of its versions. */
export interface PlannedText {
  name: string;
  document: number;
}

export interface PeerSetting {
  directory: string;
  /** Folder with the installed packages. */
  packages: string;
  texts: readonly PlannedText[];
}

/** What people use to keep a history of a text: described in words, and started as its documentation says. */
export interface Peer {
  id: string;
  name: string;
  /** Pinned npm packages. */
  packages: Readonly<Record<string, string>>;
  /** Changes the folder after the installation. */
  arrange?: (folder: string) => Promise<void>;
  licences: string;
  /** What a writer sends for a save. */
  sends: string;
  /** What holds when it answers. */
  promises: string;
  /** Whether any version can be read later. */
  keepsVersions: boolean;
  protocol: Protocol;
  /** What is sent for the versions of each document; the last one is the longest recording. */
  createBodies: (documents: readonly (readonly string[])[], packages: string) => Promise<Uint8Array[][]>;
  start: (setting: PeerSetting) => Promise<RunningPeer>;
}

export interface RunningPeer {
  port: number;
  /** One for each planned text, in the same order. */
  writers: readonly Writer[];
  /** Processes whose CPU counts, with their descendants. */
  pids: readonly number[];
  /** Waits for what is written after the answer. */
  settle: () => Promise<void>;
  /** Bytes on disk of what is kept, of that text at least, after the upkeep that belongs to it. */
  weigh: (text: PlannedText) => Promise<number>;
  /** The text at a version, from 0. */
  readVersion: (text: PlannedText, version: number) => Promise<string>;
  /** What a reader needs to see the history of a text. */
  openHistory: (text: PlannedText) => Promise<unknown>;
  stop: () => Promise<void>;
}
