import { parseArgs } from 'node:util';
import { type NewAdministrator, newAdministratorSchema } from '@redraft/contracts';
import { sentenceOfIssue } from '@redraft/sentences';
import { createAdministrator, grantAdministration } from '../domain/accounts/index.ts';
import { now } from '../platform/clock.ts';
import { type Config, loadConfig, originOf, StartError } from '../platform/config.ts';
import { AppError } from '../platform/errors.ts';
import { translateStored } from '../platform/sentences.ts';
import { exitOnSignal } from '../platform/shutdown.ts';
import { moveBlobs, takeStorage } from './move-blobs.ts';
import { withOpenDatabase } from './open-database.ts';
import { readInteger } from './read-integer.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage:
  npm run admin -- create --email E --username U --first-name F --last-name L
  npm run admin -- grant --username U
  npm run admin -- move-blobs [--load PERCENT]
  npm run admin -- take-bucket`;

const options = {
  email: { type: 'string' },
  username: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  load: { type: 'string', default: '50' },
} as const;

const optionNames: Readonly<Record<string, string>> = {
  email: '--email',
  username: '--username',
  firstName: '--first-name',
  lastName: '--last-name',
};

function readArguments(): (config: Config) => Promise<void> {
  const { values, positionals } = parse();
  const { email, username, 'first-name': firstName, 'last-name': lastName } = values;
  const [command, ...rest] = positionals;
  if (rest.length === 0 && command === 'grant' && username) return () => grant(username);
  if (rest.length === 0 && command === 'move-blobs') {
    const load = readLoad(values.load);
    return () => moveBlobs(load);
  }
  if (rest.length === 0 && command === 'take-bucket') return () => takeStorage();
  if (rest.length > 0 || command !== 'create') throw new StartError(usage);
  const person = newAdministratorSchema.safeParse({ email, username, firstName, lastName });
  if (person.success) return (config) => create(config, person.data);
  const lines = person.error.issues.map(
    (issue) => `${optionNames[String(issue.path[0])]}: ${translateStored('en', sentenceOfIssue(issue))}`,
  );
  throw new StartError([...lines, usage].join('\n'));
}

function parse() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new StartError(usage);
  }
}

function readLoad(text: string): number {
  try {
    return readInteger(text, { from: 1, to: 100 });
  } catch (cause) {
    throw new StartError(usage, { cause });
  }
}

async function create(config: Config, person: NewAdministrator): Promise<void> {
  if (!config.localAccounts)
    throw new StartError(
      'LOCAL_ACCOUNTS is off, so nobody could sign in with a password. Sign in with the institution, then: npm run admin -- grant --username U',
    );
  const path = await createAdministrator(person, now()).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'account.taken')
      throw new StartError(
        'An account has this username or email address. To make it an administrator: npm run admin -- grant --username U',
      );
    throw error;
  });
  console.log(
    `${person.username} is an administrator. To choose a password, within a week, with this username and address:\n${originOf(config)}${path}`,
  );
}

async function grant(username: string): Promise<void> {
  if (!(await grantAdministration(username, now())))
    throw new StartError(`Nobody has the username ${username}.`);
  console.log(`${username} is an administrator.`);
}

exitOnSignal();
await runCommand(async () => {
  const run = readArguments();
  const config = loadConfig(process.env);
  await withOpenDatabase(config, () => run(config));
});
