import { fileIdSchema, userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { presentFileInfo } from './file-info.ts';

const userId = userIdSchema.parse(1);

function info(
  rest: { mode?: 'edit' | 'view'; isInFolder?: boolean; at?: string; allowsDictation?: boolean } = {},
) {
  const { mode = 'edit', isInFolder = false, at = '2026-03-02T10:00:00.250Z' } = rest;
  return presentFileInfo({
    opening: {
      id: 'o',
      fileId: fileIdSchema.parse(2),
      userId,
      seq: null,
      isBuiltIn: false,
      sessionId: 3,
      mode,
      openedAt: new Date(at),
    },
    access: { mode, ownerId: userId, fileName: 'Essay.docx', isInFolder },
    head: { seq: 4, modifiedAt: new Date(at), size: 5 },
    userName: 'Ada',
    userInfo: 'zoom=90',
    hostOrigin: 'https://redraft.example',
    eventsUrl: '/events',
    problemsUrl: '/problems',
    allowsDictation: rest.allowsDictation ?? true,
    language: 'en',
  });
}

/** Properties that clients of this family read, whether or not the host sends them. */
const read = [
  'BaseFileName',
  'Size',
  'OwnerId',
  'UserId',
  'Version',
  'UserFriendlyName',
  'LastModifiedTime',
  'UserCanWrite',
  'UserCanNotWriteRelative',
  'PostMessageOrigin',
  'SupportsLocks',
  'SupportsRename',
  'UserCanRename',
  'HidePrintOption',
  'HideSaveOption',
  'HideExportOption',
  'DisablePrint',
  'DisableExport',
  'DisableCopy',
  'HideUserList',
  'EnableOwnerTermination',
  'EnableShare',
  'EnableInsertRemoteImage',
  'DisableInactiveMessages',
  'DownloadAsPostMessage',
  'DisableChangeTrackingRecord',
  'DisableChangeTrackingShow',
  'HideChangeTrackingControls',
  'UserExtraInfo',
  'WatermarkText',
  'TemplateSource',
  'BreadcrumbDocName',
  'ObfuscatedUserId',
  'UserPrivateInfo',
  'ServerPrivateInfo',
  'IsUserLocked',
  'IsAdminUser',
  'IsAnonymousUser',
  'HasContentRange',
  'UserSettings',
  'SharedSettings',
];

function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [column, before] of row.slice(0, -1).entries())
      next.push(
        Math.min(
          before + (letter === other[column] ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

it('CheckFileInfo has no property whose name older clients confuse with another one', () => {
  const names = [
    ...new Set([...Object.keys(info()), ...Object.keys(info({ mode: 'view', allowsDictation: false }))]),
  ];
  const alike = names.flatMap((name) =>
    read.filter((other) => other !== name && editsBetween(name, other) <= 2).map((other) => [name, other]),
  );
  expect(alike).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['UserInfo', 'EventsUrl', 'ProblemsUrl', 'ReadOnlyReason']));
  expect(editsBetween('UserInfo', 'UserId')).toBe(3);
});

it('dictation is offered unless the operator turned it off', () => {
  expect(info().DisableDictation).toBeUndefined();
  expect(info({ allowsDictation: false }).DisableDictation).toBe(true);
});

it.each([
  ['2026-03-02T10:00:00.250Z', '2026-03-02T10:00:00.250000Z'],
  ['2026-03-02T10:00:00Z', '2026-03-02T10:00:00.000000Z'],
])('the time %s is formatted with six decimals as %s', (at, written) => {
  expect(info({ at }).LastModifiedTime).toBe(written);
});

it.each([
  ['a text', { mode: 'edit', isInFolder: false }, [true, false]],
  ['a text to read', { mode: 'view', isInFolder: false }, [false, false]],
  ['a file in a folder', { mode: 'edit', isInFolder: true }, [true, true]],
  ['a file in a folder to read', { mode: 'view', isInFolder: true }, [false, false]],
] as const)('CheckFileInfo offers only supported operations: %s', (_, facts, [canWrite, canManage]) => {
  expect(info(facts)).toMatchObject({
    UserCanWrite: canWrite,
    ReadOnly: !canWrite,
    SupportsUserInfo: canWrite,
    UserCanNotWriteRelative: !canManage,
    SupportsRename: canManage,
    UserCanRename: canManage,
    SupportsDeleteFile: canManage,
  });
});
