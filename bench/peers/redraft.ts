import path from 'node:path';
import { rewindWindowSchema, type SubmissionId, submissionIdSchema } from '@redraft/contracts';
import { createDocxWriter } from '@redraft/documents';
import { applyOps } from '@redraft/revision-log';
import { sealFile, zipCodec } from '../../apps/server/src/domain/revisions/index.ts';
import { signIn } from '../accounts.ts';
import { readPostmaster } from '../database.ts';
import { overviewPath, windowPath } from '../rewind/calls.ts';
import { bodiesOfTexts } from '../save-path/bodies.ts';
import { openClassroom } from '../save-path/classroom.ts';
import { weighBlobs, weighFile } from '../save-path/storage.ts';
import { firstSaveAt } from '../save-path/streams.ts';
import { studentCredentials } from '../students.ts';
import type { OpenText } from '../writing.ts';
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
  createBodies,
  start: startRedraft,
};

/** By the built-in editor, which takes 30 ms a save and more in long texts; the longest recording by the writer of docx files of the demo. */
async function createBodies(documents: readonly (readonly string[])[]): Promise<Uint8Array[][]> {
  const bodies: Uint8Array[][] = [];
  for (const texts of documents.slice(0, -1)) bodies.push(await bodiesOfTexts(texts));
  const write = createDocxWriter({ codec: zipCodec, title: 'The longest recording' });
  const longest = documents.at(-1) ?? [];
  return [...bodies, longest.map((text, index) => write(text, new Date(firstSaveAt + index * 1000)))];
}

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
      const { fileId } = textOf(text);
      await sealFile(fileId, { before: farOff, restingSince: farOff });
      return (await weighFile(fileId, await weighBlobs())).whole;
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
