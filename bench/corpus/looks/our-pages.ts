import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type ContentType, fileIdSchema } from '@redraft/contracts';
import { z } from 'zod';
import { type Account, signIn } from '../../accounts.ts';
import { inBrowser } from '../../browser.ts';
import { password } from '../../class-pages/seed.ts';
import { runInDatabaseOf } from '../../database.ts';
import { endServer, startServer } from '../../server.ts';
import { seedStarted, student } from '../../typing/seed.ts';
import { closeEditor, openEditor, putFile } from '../../writing.ts';

/** File types that are compared page by page, and the element that shows that one is open. */
const kinds = {
  docx: { contentType: 'DOCUMENT', opened: '.paper > .ProseMirror' },
  xlsx: { contentType: 'SPREADSHEET', opened: '.sheet-pane' },
  // A file may have no pages.
  pptx: { contentType: 'PRESENTATION', opened: '.stage, .canvas-middle .message' },
  odg: { contentType: 'DRAW', opened: '.stage, .canvas-middle .message' },
} as const satisfies Record<string, { contentType: ContentType; opened: string }>;

export type ComparedKind = keyof typeof kinds;
export const isCompared = (ending: string): ending is ComparedKind => ending in kinds;

const openMs = 60_000;

/** Prints a file to a PDF from our editor, and tells where it is. */
export type Print = (file: { kind: ComparedKind; bytes: Uint8Array; target: string }) => Promise<void>;

/** Starts the server and a browser in which a student opens files. */
export function withEditor<Result>(
  directory: string,
  action: (print: Print) => Promise<Result>,
): Promise<Result> {
  return startAll(directory, (browser, session) =>
    action(async ({ kind, bytes, target }) => {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      try {
        await writeFile(target, await printOne(page, { session, kind, bytes }));
      } finally {
        await page.context().close();
      }
    }),
  );
}

const startedSchema = z.object({
  submission: z.object({ submissionId: z.number(), fileId: fileIdSchema }),
});
type Submission = z.infer<typeof startedSchema>['submission'];

interface EditorSession {
  origin: string;
  account: Account;
  submissions: Record<ComparedKind, Submission>;
}

async function startAll<Result>(
  directory: string,
  action: (browser: Browser, session: EditorSession) => Promise<Result>,
): Promise<Result> {
  const dataDir = path.join(directory, 'data');
  const assignments = await runInDatabaseOf(dataDir, () =>
    seedStarted(Object.values(kinds).map(({ contentType: type }) => ({ type }))),
  );
  const server = await startServer({ dataDir, env: { DEMO: 'off' } });
  try {
    const account = await signIn(server.address, { username: student, password });
    const submissions: Record<string, Submission> = {};
    for (const [index, kind] of Object.keys(kinds).entries())
      submissions[kind] = await readSubmission(account, assignments[index]);
    const session = {
      origin: server.address,
      account,
      submissions: submissions as EditorSession['submissions'],
    }; // cast: one for each kind
    return await inBrowser((browser) => action(browser, session));
  } finally {
    await endServer(server, 'SIGTERM');
  }
}

async function readSubmission(account: Account, assignment: number | undefined): Promise<Submission> {
  const answer = await account.request(`/api/student/assignment?id=${assignment}`);
  return startedSchema.parse(await answer.json()).submission;
}

interface Printing {
  session: EditorSession;
  kind: ComparedKind;
  bytes: Uint8Array;
}

const frameSchema = z.object({ actionUrl: z.string(), fields: z.record(z.string(), z.string()) });

async function printOne(page: Page, { session, kind, bytes }: Printing): Promise<Buffer> {
  const { account, submissions, origin } = session;
  const file = await openEditor(origin, account, submissions[kind]);
  const { ok, status } = await putFile(file, bytes);
  if (!ok) throw new Error(`The server refused the file: ${status}`);
  await closeEditor(file);
  const opened = await account.post(`/api/editor/frame?submissionId=${file.submissionId}`);
  const { actionUrl, fields } = frameSchema.parse(opened);
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
  // Drawings and equations are drawn later.
  await page
    .locator(':is(.paper, .stage) [aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: openMs });
  await waitForRest(page);
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}

const restMs = 250;
const maxRests = 40;

/** Pages, headers, notes and columns are laid out one after another, each in a later frame. */
async function waitForRest(page: Page): Promise<void> {
  let before = -1;
  for (let rest = 0; rest < maxRests; rest++) {
    const { length } = await page.content();
    if (length === before) return;
    before = length;
    await page.waitForTimeout(restMs);
  }
}
