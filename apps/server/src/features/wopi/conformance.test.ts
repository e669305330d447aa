import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { conformanceFileSchema } from '@redraft/contracts';
import { sharedFile } from '@redraft/demo-world/testing';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { freePort } from '../../testing/free-port.ts';

/** Runs Microsoft's public test cases against the whole program; calls are signed with the keys of the editor's discovery. */
const runner = sharedFile('wopi-validator/run.mjs');

/** Unsupported operations with their reasons; any other skipped case is an error. */
const passedOver = [
  // There are no folders to enumerate.
  'Container',
  'CreateChildFileAndDeleteFile',
  'Ecosystem',
  'EnumerateAncestorsAndChildren',
  'GetSharingUrlForContainerWithTypeReadOnly',
  'GetSharingUrlForContainerWithTypeReadWrite',
  'GetSharingUrlForContainerWithUnknownType',
  'RenameContainer',
  'RenameFileIfCreateChildFileIsSupported',
  // Only for other hosts: test files can be created beside another one, and renamed.
  'PutRelativeFileUnsupported',
  // No unsigned URL gives access to a text.
  'FileUrlUsage',
  'FileUrlViewOnly',
  'GetSharingUrlForFileWithTypeReadOnly',
  'GetSharingUrlForFileWithTypeReadWrite',
  'GetSharingUrlForFileWithUnknownType',
  // Editors do not report user activities.
  'AddActivities',
  // Locks of the coauthoring preview.
  'CoauthLockExpiration',
  'CoauthLocks',
  'IncrementalFileTransferErrorCases',
  'IncrementalFileTransferWithFullFileChunkingScheme',
  'IncrementalFileTransferWithZipChunkingScheme',
  'RenameFileWithCoauthLockSupported',
];

const [ownPort, editorPort] = [await freePort(), await freePort()];
const app = useApp({
  settings: {
    publicUrl: `http://127.0.0.1:${ownPort}`,
    editorUrl: `http://127.0.0.1:${editorPort}`,
    hasConformanceFiles: true,
  },
});

it.skipIf(!runner.isThere)(
  `the host passes the public WOPI test cases except for unsupported operations (${runner.reason})`,
  async () => {
    const admin = await app.signInAs('ROLE_ADMIN');
    const { body } = await admin.call('POST', '/api/editor/conformance');
    const { wopiSrc, accessToken } = conformanceFileSchema.parse(body);
    await app.http().listen({ port: ownPort, host: '127.0.0.1' });
    const target = ['--wopisrc', wopiSrc, '--token', accessToken, '--serve-discovery', String(editorPort)];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      runner.path,
      ...target,
      '--strict',
    ]).catch((error: { stdout: string; stderr: string }) => error);
    expect(stderr.trim()).toBe(`discovery at http://127.0.0.1:${editorPort}/hosting/discovery`);
    const lines = stdout.split('\n');
    expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([]);
    const skipped = lines.flatMap((line) => /^SKIP ([^/]+)\//.exec(line)?.[1] ?? []);
    expect([...new Set(skipped)].toSorted()).toEqual(passedOver.toSorted());
    expect(lines.filter((line) => line.startsWith('PASS'))).toHaveLength(61);
  },
  60_000,
);
