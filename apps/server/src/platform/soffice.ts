import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConvertedKind } from '@redraft/contracts';
import { AppError } from './errors.ts';

/**
 * Converts files with LibreOffice, if installed: in its own process, with a temporary profile per file. Documents are untrusted: linked content is not
 * loaded, macros do not run, and where the system allows it the process has no network. Only a worker converts, one file at a time
 * (domain/pdf-copies, domain/conversions); other processes only ask whether LibreOffice is available.
 */
export interface OfficeConverter {
  isAvailable: () => boolean;
  /** Throws `document.pdf_failed`. */
  convertToPdf: (bytes: Uint8Array, ending: string) => Promise<Uint8Array>;
  /** The first page of a file as PNG; throws as well. */
  renderFirstPage: (bytes: Uint8Array, ending: string) => Promise<Uint8Array>;
  /** An OpenDocument file in the format that is kept; throws a ConversionError. */
  convertToOffice: (bytes: Uint8Array, ending: string, to: ConvertedKind) => Promise<Uint8Array>;
}

/** The filters of LibreOffice: each writes what current programs read. */
const officeFilters: Record<ConvertedKind, string> = {
  docx: 'docx:MS Word 2007 XML',
  xlsx: 'xlsx:Calc MS Excel 2007 XML',
  pptx: 'pptx:Impress MS PowerPoint 2007 XML',
};

interface Limits {
  /** An essay takes a second or two; a conversion that takes this long is stuck. */
  timeMs: number;
  /** Of the result: somewhat more than the largest upload, for images. */
  bytes: number;
}
const defaultLimits: Limits = { timeMs: 60_000, bytes: 64 * 1024 * 1024 };

/** Uses the program at that path; `soffice` in the PATH if undefined, none if null. */
export function createOfficeConverter(
  soffice: string | null | undefined,
  limits = defaultLimits,
): OfficeConverter {
  let resolvedProgram: string | null | undefined;
  const program = () => {
    if (resolvedProgram === undefined)
      resolvedProgram = soffice === undefined ? findSoffice() : findExecutable(soffice);
    return resolvedProgram;
  };
  let lastConversion: Promise<unknown> = Promise.resolve();
  /** One conversion at a time, of any kind. */
  const convertInTurn = (conversion: Conversion): Promise<Uint8Array> => {
    const soffice = program();
    const conversionDone = lastConversion.then(() => {
      if (soffice === null) throw new ConversionError('missing');
      return convert(soffice, conversion, limits);
    });
    lastConversion = conversionDone.catch(() => undefined);
    return conversionDone;
  };
  return {
    isAvailable: () => program() !== null,
    convertToPdf: (bytes, ending) =>
      convertInTurn({ bytes, ending, filter: 'pdf', result: 'pdf' }).catch(failPdf),
    renderFirstPage: (bytes, ending) =>
      convertInTurn({ bytes, ending, filter: 'png', result: 'png' }).catch(failPdf),
    convertToOffice: (bytes, ending, to) =>
      convertInTurn({ bytes, ending, filter: officeFilters[to], result: to }),
  };
}

type FailureReason = 'missing' | 'timed_out' | 'failed' | 'too_large';

export class ConversionError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(`The conversion failed: ${reason}`, options);
    this.name = 'ConversionError';
    this.reason = reason;
  }
}

function failPdf(cause: unknown): never {
  if (!(cause instanceof ConversionError)) throw cause;
  throw new AppError(cause.reason === 'missing' ? 'document.no_pdf' : 'document.pdf_failed', { cause });
}

interface Conversion {
  bytes: Uint8Array;
  ending: string;
  filter: string;
  /** Extension of the result. */
  result: string;
}

function findSoffice(): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return (
    folders
      .map((folder) => findExecutable(path.join(folder, 'soffice')))
      .find((resolvedProgram) => resolvedProgram !== null) ?? null
  );
}

/** Null if the program cannot be executed. */
function findExecutable(program: string | null): string | null {
  if (program === null) return null;
  try {
    accessSync(program, constants.X_OK);
    return program;
  } catch {
    return null;
  }
}

/** Prefix of conversion folders: those left by a killed process are swept later. */
export const conversionFolderPrefix = 'redraft-pdf-';

async function convert(
  soffice: string,
  { bytes, ending, filter, result }: Conversion,
  limits: Limits,
): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), conversionFolderPrefix));
  try {
    const profile = path.join(folder, 'profile');
    await mkdir(path.join(profile, 'user'), { recursive: true });
    await writeFile(path.join(profile, 'user', 'registrymodifications.xcu'), carefulSettings);
    const source = path.join(folder, `text.${ending}`);
    await writeFile(source, bytes);
    const command = [
      ...isolation(),
      // `timeout` ends LibreOffice even if this process was killed.
      'timeout',
      '--signal=KILL',
      String(Math.ceil(limits.timeMs / 1000) + graceSeconds),
      soffice,
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      '--headless',
      '--norestore',
      '--nologo',
      '--nodefault',
      '--nolockcheck',
      '--convert-to',
      filter,
      '--outdir',
      folder,
      source,
    ];
    await run(command, folder, limits.timeMs);
    return await readResult(path.join(folder, `text.${result}`), limits.bytes);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Added to our own time limit, so that ours ends it first. */
const graceSeconds = 10;

/** Low priority: conversions are less urgent than saves. */
const stopGracefully = ['nice', '-n', '10'];
const withoutNetwork = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--net'];
let command: readonly string[] | undefined;

function isolation(): readonly string[] {
  command ??=
    spawnSync('unshare', [...withoutNetwork.slice(1), 'true'], { stdio: 'ignore' }).status === 0
      ? [...stopGracefully, ...withoutNetwork]
      : stopGracefully;
  return command;
}

/** Runs without our environment; at the time limit all its child processes are killed too. */
function run(args: readonly string[], folder: string, timeMs: number): Promise<void> {
  const [program = '', ...programArgs] = args;
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArgs, {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
    });
    let isTimedOut = false;
    const killAll = () => killGroup(child);
    const timer = setTimeout(() => {
      isTimedOut = true;
      killAll();
    }, timeMs);
    process.once('exit', killAll);
    const finish = (problem: Error | null) => {
      clearTimeout(timer);
      process.off('exit', killAll);
      killAll();
      if (problem) reject(new ConversionError(isTimedOut ? 'timed_out' : 'failed', { cause: problem }));
      else resolve();
    };
    child.on('error', finish);
    child.on('exit', (code, signal) =>
      finish(code === 0 ? null : new Error(`The conversion ended with ${signal ?? code}`)),
    );
  });
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // No process of the group is left.
  }
}

async function readResult(file: string, maxBytes: number): Promise<Uint8Array> {
  const size = await stat(file).then(
    (resolvedProgram) => resolvedProgram.size,
    () => null,
  );
  // LibreOffice also exits with 0 if it could not read the document.
  if (size === null) throw new ConversionError('failed');
  if (size > maxBytes) throw new ConversionError('too_large');
  return readFile(file);
}

const scripting = '/org.openoffice.Office.Common/Security/Scripting';
const setting = (name: string) =>
  `<item oor:path="${scripting}"><prop oor:name="${name}" oor:op="fuse"><value>true</value></prop></item>`;
const carefulSettings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${setting('BlockUntrustedRefererLinks')}
${setting('DisableMacrosExecution')}
</oor:items>
`;
