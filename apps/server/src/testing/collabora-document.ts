import { randomBytes } from 'node:crypto';
import { now } from '../platform/clock.ts';
import { timeIn, utf7 } from './collabora-wire.ts';

/** A document that is open in a Collabora client, shared by all its sessions: one content, one lock, one known version time. */

export type Family = 'COOL' | 'LOOL';
type Reaction = 'saved' | 'documentconflict' | 'saveunauthorized' | 'savediskfull' | 'savefailed';

interface FileInfo {
  LastModifiedTime: string;
  UserCanWrite?: boolean;
  SupportsLocks?: boolean;
}

/** The URL and fields of the form that a page posts into the frame. */
export interface Opened {
  actionUrl: string;
  fields: Readonly<Record<string, string>>;
}

export interface WopiAccess {
  token: string;
  ttl: string;
}

export interface Session extends WopiAccess {
  info: FileInfo;
  isReadOnly: boolean;
  /** The message shown to the user instead of an editable document. */
  lockFailure: string | null;
}

export interface Request {
  path?: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Uint8Array;
}

export interface Answer {
  status: number;
  header: (name: string) => string | null;
  bytes: Uint8Array;
}

type Call = (access: WopiAccess, wopiSrc: string, request: Request) => Promise<Answer>;

const refreshAfterMs = 900_000;

export class OfficeDocument {
  readonly sessions = new Set<Session>();
  readonly call: Call;
  readonly family: Family;
  wopiSrc: string;
  lock: string;
  content = new Uint8Array();
  knownTime = '';
  isModified = false;
  lockedAt = 0;

  constructor(wopiSrc: string, { family, call }: { family: Family; call: Call }) {
    this.wopiSrc = wopiSrc;
    this.family = family;
    this.call = call;
    this.lock = this.newLock();
  }

  async join({ fields }: Opened): Promise<Session> {
    const access = { token: fields.access_token ?? '', ttl: fields.access_token_ttl ?? '0' };
    const answer = await this.load(access, '');
    const info = JSON.parse(new TextDecoder().decode(answer)) as FileInfo; // cast: a host's JSON
    const session = { ...access, info, isReadOnly: info.UserCanWrite !== true, lockFailure: null };
    const isFirst = this.sessions.size === 0;
    this.sessions.add(session);
    if (!isFirst) return session;
    this.content = await this.load(access, '/contents');
    this.knownTime = info.LastModifiedTime;
    if (!session.isReadOnly && info.SupportsLocks === true) await this.takeLock(session);
    return session;
  }

  async save(session: Session, how: { isExit?: boolean; isAutosave?: boolean; overwrites?: boolean } = {}) {
    const flags: Record<string, string> = {
      IsModifiedByUser: String(this.isModified),
      IsAutosave: String(how.isAutosave ?? false),
      IsExitSave: String(how.isExit ?? false),
      ...(how.overwrites ? {} : { Timestamp: this.knownTime }),
    };
    const named = Object.entries(flags).map(([name, value]) => [`X-${this.family}-WOPI-${name}`, value]);
    const answer = await this.call(session, this.wopiSrc, {
      path: '/contents',
      headers: {
        'X-WOPI-Override': 'PUT',
        'X-WOPI-Lock': this.lock,
        'Content-Type': 'application/octet-stream',
        ...Object.fromEntries(named),
      },
      body: this.content,
    });
    if (answer.status !== 200) return reactionTo(answer.status);
    this.knownTime = timeIn(answer.bytes) ?? this.knownTime;
    this.isModified = false;
    return 'saved';
  }

  write(bytes: Uint8Array): void {
    this.content = new Uint8Array(bytes);
    this.isModified = true;
  }

  /** What a client does periodically. */
  async tick(session: Session): Promise<Reaction> {
    if (now().getTime() - this.lockedAt >= refreshAfterMs) await this.takeLock(session);
    return this.isModified ? this.save(session, { isAutosave: true }) : 'saved';
  }

  async leave(session: Session): Promise<Reaction> {
    this.sessions.delete(session);
    if (this.sessions.size > 0) return 'saved';
    const hasUnsavedChanges = this.isModified && !session.isReadOnly;
    const reaction = hasUnsavedChanges ? await this.save(session, { isExit: true }) : 'saved';
    if (!session.isReadOnly) await this.post(session, 'UNLOCK', { 'X-WOPI-Lock': this.lock });
    return reaction;
  }

  /** The client stops without releasing the lock. */
  kill(): void {
    this.sessions.clear();
  }

  /** The session continues with the new file. */
  async saveAs(session: Session, name: string): Promise<string | number> {
    const answer = await this.call(session, this.wopiSrc, {
      headers: {
        'X-WOPI-Override': 'PUT_RELATIVE',
        'X-WOPI-SuggestedTarget': utf7(name),
        'X-WOPI-Size': String(this.content.length),
      },
      body: this.content,
    });
    if (answer.status !== 200) return answer.status;
    const created = JSON.parse(new TextDecoder().decode(answer.bytes)) as { Name: string; Url: string }; // cast: a host's JSON
    const url = new URL(created.Url);
    session.token = url.searchParams.get('access_token') ?? '';
    this.wopiSrc = `${url.origin}${url.pathname}`;
    this.knownTime = timeIn(answer.bytes) ?? '1970-01-01T00:00:00.000000Z';
    this.lock = this.newLock();
    await this.takeLock(session);
    return created.Name;
  }

  /** Sends the file as the body, and no lock. */
  async rename(session: Session, name: string): Promise<number> {
    const headers = { 'X-WOPI-Override': 'RENAME_FILE', 'X-WOPI-RequestedName': utf7(name) };
    return (await this.call(session, this.wopiSrc, { headers, body: this.content })).status;
  }

  private newLock(): string {
    return `${this.family.toLowerCase()}-lock${randomBytes(4).toString('hex')}`;
  }

  private post(session: Session, override: string, headers: Record<string, string>): Promise<Answer> {
    return this.call(session, this.wopiSrc, { headers: { 'X-WOPI-Override': override, ...headers } });
  }

  private async takeLock(session: Session): Promise<void> {
    const answer = await this.post(session, 'LOCK', { 'X-WOPI-Lock': this.lock });
    this.lockedAt = now().getTime();
    session.isReadOnly = answer.status !== 200;
    session.lockFailure = answer.status === 200 ? null : answer.header('X-WOPI-LockFailureReason');
  }

  private async load(access: WopiAccess, path: string): Promise<Uint8Array<ArrayBuffer>> {
    const { status, bytes } = await this.call(access, this.wopiSrc, { path, method: 'GET' });
    if (status !== 200) throw new Error(`Load failed: ${status}`);
    return new Uint8Array(bytes);
  }
}

function reactionTo(status: number): Reaction {
  if (status === 409) return 'documentconflict';
  if (status === 401 || status === 403) return 'saveunauthorized';
  return status === 413 ? 'savediskfull' : 'savefailed';
}
