/** What the client knows of a writer's text on a host. */
export interface ClientState {
  /** Number of acknowledged saves. */
  saves: number;
  /** Time of the current version, as the host told it. */
  time: string;
  /** Index of the last acknowledged body. */
  version: number;
}

/** A writer's connection to a host. */
export interface Connection {
  /** Resolves when the host has acknowledged the save; throws if it refuses. */
  save: (body: Uint8Array, state: ClientState) => Promise<void>;
  close: () => void;
}
