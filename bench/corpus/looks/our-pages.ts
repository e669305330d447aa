import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { ContentType } from '@redraft/contracts';
import { z } from 'zod';
import { type Account, signIn } from '../../accounts.ts';
import { inBrowser } from '../../browser.ts';
import { password } from '../../class-pages/seed.ts';
import { runInDatabaseOf } from '../../database.ts';
import { endServer, startServer } from '../../server.ts';
import { seedStarted, student } from '../../typing/seed.ts';

/** File types that are compared page by page, and the element that shows that one is open. */
const kinds = {
  docx: { contentType: 'DOCUMENT', opened: '.paper > .ProseMirror' },
  pptx: { contentType: 'PRESENTATION', opened: '.stage' },
  odg: { contentType: 'DRAW', opened: '.stage' },
} as const satisfies Record<string, { contentType: ContentType; opened: string }>;

export type ComparedKind = keyof typeof kinds;
export const isCompared = (ending: string): ending is ComparedKind => ending in kinds;

const openMs = 60_000;
const lock = 'corpus';

/** Prints a file to a PDF from our editor, and tells where it is. */
export type Print = (file: { kind: ComparedKind; bytes: Uint8Array; target: string }) => Promise<void>;

/** Starts the server and a browser in which a student opens files. */
export function inEditor<Result>(
  directory: string,
  action: (print: Print) => Promise<Result>,
): Promise<Result> {
  return startAll(directory, (browser, opener) =>
    action(async ({ kind, bytes, target }) => {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      try {
        await writeFile(target, await printOne(page, { opener, kind, bytes }));
      } finally {
        await page.context().close();
      }
    }),
  );
}

interface Opener {
  origin: string;
  account: Account;
  submissions: Record<ComparedKind, number>;
}

async function startAll<Result>(
  directory: string,
  action: (browser: Browser, opener: Opener) => Promise<Result>,
): Promise<Result> {
  const dataDir = path.join(directory, 'data');
  const assignments = await runInDatabaseOf(dataDir, () =>
    seedStarted(Object.values(kinds).map(({ contentType: type }) => ({ type }))),
  );
  const server = await startServer({ dataDir, env: { DEMO: 'off' } });
  try {
    const account = await signIn(server.address, { username: student, password });
    const submissions: Record<string, number> = {};
    for (const [index, kind] of Object.keys(kinds).entries())
      submissions[kind] = await readSubmissionId(account, assignments[index]);
    const opener = { origin: server.address, account, submissions: submissions as Opener['submissions'] }; // cast: one for each kind
    return await inBrowser((browser) => action(browser, opener));
  } finally {
    await endServer(server, 'SIGTERM');
  }
}

async function readSubmissionId(account: Account, assignment: number | undefined): Promise<number> {
  const answer = await account.request(`/api/student/assignment?id=${assignment}`);
  const schema = z.object({ submission: z.object({ submissionId: z.number() }) });
  return schema.parse(await answer.json()).submission.submissionId;
}

interface Printing {
  opener: Opener;
  kind: ComparedKind;
  bytes: Uint8Array;
}

const frameSchema = z.object({ actionUrl: z.string(), fields: z.record(z.string(), z.string()) });

async function printOne(page: Page, { opener, kind, bytes }: Printing): Promise<Buffer> {
  const { account, submissions, origin } = opener;
  const opened = await account.post(`/api/editor/frame?submissionId=${submissions[kind]}`);
  const { actionUrl, fields } = frameSchema.parse(opened);
  await replaceContent({ address: new URL(actionUrl, origin), token: fields.access_token ?? '', bytes });
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  await page.goto(`${origin}/robots.txt`);
  await page.setContent(
    `<form method="post" action="${actionUrl}">${inputs.join('')}<button></button></form>`,
  );
  await page.getByRole('button').click();
  await page.locator(kinds[kind].opened).first().waitFor({ timeout: openMs });
  await page.evaluate('document.fonts.ready');
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}

/** Saves as an editor does. */
async function replaceContent(file: { address: URL; token: string; bytes: Uint8Array }): Promise<void> {
  const source = new URL(file.address.searchParams.get('WOPISrc') ?? '', file.address).href;
  const query = `?access_token=${encodeURIComponent(file.token)}`;
  const send = async (address: string, override: string, body?: Uint8Array<ArrayBuffer>) => {
    const headers = { 'x-wopi-override': override, 'x-wopi-lock': lock };
    const answer = await fetch(address, { method: 'POST', headers, ...(body ? { body } : {}) });
    if (!answer.ok) throw new Error(`The server refused the file: ${answer.status}`);
  };
  await send(source + query, 'LOCK');
  await send(`${source}/contents${query}`, 'PUT', new Uint8Array(file.bytes));
  await send(source + query, 'UNLOCK');
}
