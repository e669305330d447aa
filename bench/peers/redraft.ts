import path from 'node:path';
import { rewindWindowSchema, type SubmissionId, submissionIdSchema } from '@redraft/contracts';
import { applyOps } from '@redraft/revision-log';
import { sealFile } from '../../apps/server/src/domain/revisions/index.ts';
import { signIn } from '../accounts.ts';
import { readPostmaster } from '../database.ts';
import { overviewPath, windowPath } from '../rewind/calls.ts';
import { bodiesOfTexts } from '../save-path/bodies.ts';
import { openClassroom } from '../save-path/classroom.ts';
import { studentCredentials } from '../students.ts';
import type { OpenText } from '../writing.ts';
import { weighTables } from './databases.ts';
import type { Peer, PeerSetting, PlannedText, RunningPeer } from './peer.ts';

/** The product as run by `npm start`: with sign-in, permissions, limits and worker, written by its own editor. */
export const redraft: Peer = {
  id: 'redraft',
  name: 'Redraft',
  packages: {},
  licences: 'Apache-2.0',
  sends: 'the whole document (docx)',
  promises: 'the version is committed',
  keepsVersions: true,
  protocol: 'http',
  createBodies: async (documents) => {
    const bodies: Uint8Array[][] = [];
    for (const texts of documents) bodies.push(await bodiesOfTexts(texts));
    return bodies;
  },
  start: startRedraft,
};

/** Later than anything: chunks are sealed as they are in the end. */
const farOff = new Date('2100-01-01');

async function startRedraft({ directory, texts }: PeerSetting): Promise<RunningPeer> {
  const dataDir = path.join(directory, 'data');
  const classroom = await openClassroom({
    dataDir,
    students: texts.length,
    documents: texts.length,
    nodeOptions: [],
  });
  const { server } = classroom;
  const teacher = await signIn(server.address, studentCredentials('instructor'));
  const read = async (address: string): Promise<unknown> => {
    const answer = await teacher.request(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const textOf = ({ name }: PlannedText): OpenText => {
    const text = classroom.texts[texts.findIndex((one) => one.name === name)];
    if (!text) throw new Error(`There is no text ${name}.`);
    return text;
  };
  return {
    port: server.port,
    writers: texts.flatMap((text, index) => {
      const writer = classroom.writers[index];
      return writer ? [{ ...writer, ...text }] : [];
    }),
    pids: [server.child.pid ?? 0, await readPostmaster(path.join(dataDir, 'postgres'))],
    settle: async () => undefined,
    weigh: async (text) => {
      await sealFile(textOf(text).fileId, { before: farOff, restingSince: farOff });
      return weighTables();
    },
    // Saves are counted from 1, after the blank document.
    readVersion: async (text, version) =>
      readSave(await read(windowPath(submissionOf(textOf(text)), version + 1)), version + 1),
    openHistory: (text) => {
      const submissionId = submissionOf(textOf(text));
      return Promise.all([read(overviewPath(submissionId)), read(windowPath(submissionId, 1))]);
    },
    stop: classroom.close,
  };
}

function submissionOf({ submissionId }: OpenText): SubmissionId {
  return submissionIdSchema.parse(submissionId);
}

/** The text after a save, as the page makes it from a window. */
function readSave(answer: unknown, save: number): string {
  const window = rewindWindowSchema.parse(answer);
  return applyOps(
    window.text,
    window.saves.slice(0, save - window.from + 1).flatMap(({ ops }) => ops),
  );
}
