import { endServer, startServer } from '../../server.ts';
import { getFile, handIn, type OpenText, putFile } from '../../writing.ts';
import { type Attack, outcomeRow, waitRow } from '../attack.ts';
import { createDocxWithParts, docxOfBody, noise, paragraph } from '../documents.ts';
import { watch } from '../watch.ts';
import { openWorld, type World } from '../world.ts';

interface Cold {
  measure: string;
  /** Saved one after the other before the server restarts. */
  versions: () => [Uint8Array, Uint8Array];
}

const paragraphs = (count: number, text: string) =>
  docxOfBody(
    `<w:p><w:ins><w:r><w:t>New</w:t></w:r></w:ins></w:p>${Array.from({ length: count }, (_, index) => paragraph(`${text} ${index}`)).join('')}`,
  );
const words = (length: number, word: string) =>
  Array.from({ length: length / 10 }, (_, index) => `${word} ${(index * index) % 9973}`).join(' ');
const parts = (count: number, version: number) =>
  createDocxWithParts(
    Object.fromEntries(
      Array.from({ length: count }, (_, part) => [
        `customXml/item${part}.xml`,
        `<a v="${version}">${`item ${part} `.repeat(6000)}`.slice(0, 60_000),
      ]),
    ),
  );
const picture = (bytes: number, seed: number) =>
  createDocxWithParts({ 'word/media/image1.png': noise(bytes, seed) });

const light: readonly Cold[] = [
  {
    measure: '20,000 paragraphs',
    versions: () => [paragraphs(20_000, 'One'), paragraphs(20_000, 'Two')],
  },
];

const heavy: readonly Cold[] = [
  {
    measure: 'a text of 4 MB',
    versions: () => [
      docxOfBody(paragraph(words(4_000_000, 'before'))),
      docxOfBody(paragraph(words(4_000_000, 'behind'))),
    ],
  },
  { measure: '4,000 parts of 60 KB', versions: () => [parts(4000, 1), parts(4000, 2)] },
  { measure: 'a picture of 20 MB', versions: () => [picture(20_000_000, 1), picture(20_000_000, 2)] },
];

interface Saved {
  measure: string;
  own: OpenText;
}

async function saveAll(world: World, files: readonly Cold[]): Promise<Saved[]> {
  const saved: Saved[] = [];
  for (const { measure, versions } of files) {
    const textOfStudent = await world.openText('student1');
    for (const bytes of versions()) {
      const { status } = await putFile(textOfStudent, bytes);
      if (status !== 200) throw new Error(`${measure}: answered ${status}`);
    }
    saved.push({ measure, own: textOfStudent });
  }
  return saved;
}

/** The same data folder with a restarted server whose caches are empty. */
async function restartedFile(world: World): Promise<World> {
  await endServer(world.server, 'SIGTERM');
  const { dataDir, port } = world.server;
  return { ...world, server: await startServer({ dataDir, port, env: { DEMO: 'off' } }) };
}

type Ask = (world: World, textOfStudent: OpenText) => Promise<Response>;

const asks: readonly { ask: string; act: Ask }[] = [
  { ask: 'the file', act: (_, textOfStudent) => getFile(textOfStudent) },
  {
    ask: 'the words of its first version',
    act: async (world, { submissionId }) =>
      (await world.account('student1')).request(
        `/api/student/versions/text?submissionId=${submissionId}&seq=1`,
      ),
  },
  {
    ask: 'the overview of its history',
    act: async (world, { submissionId }) =>
      (await world.account('instructor')).request(`/api/rewind/overview?submissionId=${submissionId}`),
  },
  {
    ask: 'the first window of its history',
    act: async (world, { submissionId }) =>
      (await world.account('instructor')).request(`/api/rewind/window?submissionId=${submissionId}&save=1`),
  },
  {
    ask: 'its first version brought back',
    act: async (world, { submissionId }) =>
      (await world.account('student1')).request('/api/student/versions/restore', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ submissionId, seq: 1, head: 2 }),
      }),
  },
];

const handingIn = {
  ask: 'handed in',
  act: async (world: World, textOfStudent: OpenText) =>
    handIn(await world.account('student1'), textOfStudent),
};

async function askWatched(
  world: World,
  { measure, own: textOfStudent }: Saved,
  { ask, act }: (typeof asks)[number],
) {
  const { result, waits } = await watch(world, async () => {
    const answer = await act(world, textOfStudent);
    await answer.arrayBuffer();
    return answer.status;
  });
  return [
    outcomeRow(`${measure}: ${ask}`, result, 200),
    waitRow(world, '  longest wait at /healthz', waits.health),
    waitRow(world, '  longest wait of another save', waits.save),
    outcomeRow('  other saves lost', waits.lost, 0),
  ];
}

const attack: Attack = {
  name: 'No file holds others up when a server that has just begun reads it from the log',
  run: async ({ isShort, seed }) => {
    let world = await openWorld({ isShort, seed });
    const rows = [];
    try {
      const saved = await saveAll(world, isShort ? light : [...light, ...heavy]);
      world = await restartedFile(world);
      for (const file of saved)
        for (const request of asks) rows.push(...(await askWatched(world, file, request)));
      if (!isShort) world = await restartedFile(world);
      for (const file of saved) rows.push(...(await askWatched(world, file, handingIn)));
    } finally {
      await endServer(world.server, 'SIGTERM');
      await world.close();
    }
    return rows;
  },
};

export default attack;
