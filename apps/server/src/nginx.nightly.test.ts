import { readFile } from 'node:fs/promises';
import { docxFromText, textOfDocx } from '@redraft/documents';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isNginxThere } from '../../../scripts/deploy/nginx-process.ts';
import { headOf, readAt } from './domain/revisions/index.ts';
import { closeDatabase, openDatabase } from './platform/db.ts';
import { useEmptyDatabase } from './testing/database.ts';
import { type NginxSite, useNginx, type WebProcess } from './testing/nginx-site.ts';
import { lock, type OpenText, openAssignment } from './testing/outside-texts.ts';
import { ended, useProgram } from './testing/program.ts';

/** One request of `log_format redraft` in deploy/nginx/redraft.conf. */
const linePattern =
  /^127\.0\.0\.1 \[[\d:T+-]+\] (?<id>[0-9a-f]{32}) (?<method>[A-Z]+) (?<path>\S+) (?<status>\d{3}) [\d.]+ (?<servers>\S+(?:, \S+)*) (?<statuses>\S+(?:, \S+)*)$/;
const savedSchema = z.object({ LastModifiedTime: z.string() });

describe.skipIf(!isNginxThere())('nginx with the files of deploy/nginx (needs nginx and openssl)', () => {
  useProgram();
  const { connectionString } = useEmptyDatabase();
  const { startSite } = useNginx();
  afterEach(closeDatabase);

  async function openSite() {
    const site = await startSite(connectionString());
    openDatabase(connectionString());
    return { ...site, openText: await openAssignment(site.servers[0].address) };
  }

  it('a save in flight goes through nginx to the other web process when its own is killed, and is written once', async () => {
    const { openText, ...site } = await openSite();
    const texts: Text[] = [];
    const listOf = (server: WebProcess) => texts.filter((text) => text.server === server);
    while (site.servers.some((server) => listOf(server).length < 3))
      texts.push(await beginText(site, await openText(`student_${texts.length}`), texts.length));
    const writing = startWriting(site, texts);
    for (const server of site.servers) {
      const [here, elsewhere] = [listOf(server), texts.filter((text) => text.server !== server)];
      await untilSaved(texts);
      server.child.kill('SIGSTOP');
      await expect.poll(() => stateOf(server)).toBe('T');
      // Meanwhile each text of the stopped process has a save that waits for it.
      await untilSaved(elsewhere);
      server.child.kill('SIGKILL');
      await ended(server.child);
      await untilSaved(here);
      await server.restart();
    }
    await untilSaved(texts);
    await writing.end();

    expect(texts.flatMap(({ refusals }) => refusals)).toEqual([]);
    for (const { fileId, saves, firstSeq } of texts) {
      expect(saves.map(({ seq }) => seq)).toEqual(saves.map((_, index) => firstSeq + index));
      expect((await headOf(fileId)).seq).toBe(saves.at(-1)?.seq);
      for (const { seq, words } of saves) expect(textOfDocx(await readAt(fileId, seq))).toBe(words);
    }
    const repeated = (await readLines(site)).filter(({ servers }) => servers?.includes(', '));
    expect(repeated.length).toBeGreaterThanOrEqual(texts.length);
  }, 600_000);

  it('the request ID of nginx is the one in the log of the web process and in the answer', async () => {
    const { openText, ...site } = await openSite();
    const text = await openText('student');
    const { headers } = await site.send(addressOf(text));
    const requestId = String(headers['x-request-id']);
    await expect.poll(() => serverOf(site, requestId)).toBeDefined();
    await expect.poll(async () => (await readLines(site)).map(({ id }) => id)).toEqual([requestId]);
  }, 120_000);

  it('no log of nginx has a token, a code or a query, also when a request fails', async () => {
    const { openText, ...site } = await openSite();
    const text = await openText('student');
    const file = `/wopi/files/${text.fileId}`;
    const post = { method: 'POST', headers: { authorization: `Bearer ${text.token}` } };
    const { body } = await site.send(`${file}/events`, post);
    const { eventsCode } = z.object({ eventsCode: z.string() }).parse(JSON.parse(body));
    expect(await site.upgrade(`${file}/events?code=${eventsCode}`)).toBe(101);
    // Larger than nginx keeps in memory, which it would log as a warning.
    const large = { method: 'POST', body: new Uint8Array(300_000) };
    const links = [
      ['/unsubscribe?token=S3CRET', '/unsubscribe'],
      ['/signup?invitation=S3CRET', '/signup'],
      ['/saml/signout?key=S3CRET', '/saml/signout'],
      ['/passwordrecovery/S3CRET', '/passwordrecovery/...'],
      ['/PasswordRecovery/S3CRET', '/PasswordRecovery/...'],
      ['/confirmemail/S3CRET?lang=de', '/confirmemail/...'],
      ['/unsubscribe/S3CRET', '/unsubscribe/...'],
      ['/lti/register/S3CRET?openid_configuration=x', '/lti/register/...'],
    ] as const;
    const sendAll = async () => {
      const answers = [
        await site.send(addressOf(text)),
        await site.send(`/addition${addressOf(text)}`),
        await site.send(addressOf(text, '/contents'), large),
      ];
      for (const [link] of links) answers.push(await site.send(link));
      return answers.map(({ status }) => status);
    };
    await sendAll();
    for (const { child } of site.servers) {
      child.kill('SIGKILL');
      await ended(child);
    }
    const statuses = await sendAll();
    expect(statuses).toEqual(statuses.map(() => 502));

    const once = [file, `/addition${file}`, `${file}/contents`, ...links.map(([, logged]) => logged)];
    const expected = [`${file}/events`, `${file}/events`, ...once, ...once];
    await expect
      .poll(async () => (await readLines(site)).map(({ path }) => path).toSorted())
      .toEqual(expected.toSorted());
    const logs = (await site.readLog('access.log')) + (await site.readLog('error.log'));
    for (const secret of [text.token, eventsCode, 'S3CRET', '?']) expect(logs).not.toContain(secret);
  }, 120_000);
});

interface Text extends OpenText {
  /** Every second text is saved at the second address of its file. */
  prefix: '' | '/addition';
  /** The process that nginx chooses for it while both run. */
  server: WebProcess;
  /** Of the version it has. */
  time: string;
  firstSeq: number;
  /** What was acknowledged, in its order. */
  saves: { seq: number; words: string }[];
  /** Statuses other than 200. */
  refusals: number[];
}

function addressOf({ fileId, token }: OpenText, part = ''): string {
  return `/wopi/files/${fileId}${part}?access_token=${token}`;
}

async function beginText(site: NginxSite, text: OpenText, number: number): Promise<Text> {
  const prefix = number % 2 === 0 ? '' : '/addition';
  const found = new Set<WebProcess | undefined>();
  let time = '';
  for (const start of ['', '/addition']) {
    const { headers, body } = await site.send(start + addressOf(text));
    const requestId = String(headers['x-request-id']);
    await expect.poll(() => serverOf(site, requestId)).toBeDefined();
    found.add(serverOf(site, requestId));
    time = savedSchema.parse(JSON.parse(body)).LastModifiedTime;
  }
  const [server, other] = found;
  if (!server || other) throw new Error('Calls about one file went to two processes.');
  const firstSeq = (await headOf(text.fileId)).seq + 1;
  return { ...text, prefix, server, time, firstSeq, saves: [], refusals: [] };
}

/** The process whose log has the request. */
function serverOf({ servers }: NginxSite, requestId: string): WebProcess | undefined {
  return servers.find(({ output }) => output().includes(requestId));
}

/** Each student saves again as soon as the last save was acknowledged, and stops when one is refused. */
function startWriting(site: NginxSite, texts: readonly Text[]) {
  let isEnding = false;
  const write = async (text: Text) => {
    while (!isEnding && text.refusals.length === 0) await save(site, text);
  };
  const writing = Promise.all(texts.map(write));
  return {
    end: async () => {
      isEnding = true;
      await writing;
    },
  };
}

async function save({ send }: NginxSite, text: Text): Promise<void> {
  const words = `Save number ${text.saves.length} of text ${text.fileId}`;
  const { status, headers, body } = await send(text.prefix + addressOf(text, '/contents'), {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-wopi-override': 'PUT',
      'x-wopi-lock': lock,
      'x-cool-wopi-timestamp': text.time,
    },
    body: new Uint8Array(docxFromText(words)),
  });
  if (status === 200) {
    text.time = savedSchema.parse(JSON.parse(body)).LastModifiedTime;
    text.saves.push({ seq: Number(headers['x-wopi-itemversion']), words });
  } else text.refusals.push(status);
}

/** Until each text has five more saves, or one was refused. */
async function untilSaved(texts: readonly Text[]): Promise<void> {
  const goals = texts.map((text) => ({ text, goal: text.saves.length + 5 }));
  const isDone = () => goals.every(({ text, goal }) => text.saves.length >= goal || text.refusals.length > 0);
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
}

/** `T` if it is stopped. */
async function stateOf({ child }: WebProcess): Promise<string | undefined> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2)[0];
}

async function readLines({ readLog }: Pick<NginxSite, 'readLog'>) {
  const lines = (await readLog('access.log')).split('\n').slice(0, -1);
  return lines.map((line) => {
    const fields = linePattern.exec(line)?.groups;
    if (!fields) throw new Error(`Not in the documented format: ${line}`);
    return fields;
  });
}
