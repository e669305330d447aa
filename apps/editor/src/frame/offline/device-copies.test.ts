import 'fake-indexeddb/auto';
import { createDeviceKey, importDeviceKey } from '@redraft/offline/browser';
import type { FileInfo } from '@redraft/wopi';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, it } from 'vitest';
import { copyLifetimeMs, openDeviceCopies } from './device-copies.ts';

const fileInfo: FileInfo = {
  baseFileName: 'Überlegung.docx',
  title: 'Überlegung',
  userId: '5',
  ownerId: '5',
  userFriendlyName: 'Ann',
  lastModifiedTime: '2026-11-30T12:00:00.000000Z',
  version: '3',
  userCanWrite: true,
  supportsLocks: true,
  isSuggestOnly: false,
  disableCopy: false,
  disableDictation: false,
  print: 'offered',
  download: 'offered',
  postMessageOrigin: 'https://host.test',
  eventsUrl: null,
  problemsUrl: null,
  readOnlyCode: null,
  readOnlyReason: '',
};
const path = '/wopi/files/7';
const bytes = new TextEncoder().encode('the words of the text');

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const openWithNewKey = async () => openDeviceCopies(await importDeviceKey(await createDeviceKey()));

it('the copy of a file is read again with the key that it was stored with, and with no other', async () => {
  const copies = await openWithNewKey();
  await copies.store(path, { fileInfo, bytes }, 1);
  expect(await copies.read(path)).toEqual({ fileInfo, bytes });
  expect(await copies.read('/wopi/files/8')).toBeNull();
  const others = await openWithNewKey();
  expect(await others.read(path)).toBeNull();
});

it('the device holds nothing of a text that can be read without its key', async () => {
  const copies = await openWithNewKey();
  await copies.store(path, { fileInfo, bytes }, 1);
  const stored = await (await openDB('redraft-copies')).getAll('copies');
  const kept = Buffer.from(stored[0].encrypted).toString('latin1');
  expect(kept).not.toContain('words');
  expect(kept).not.toContain('Ann');
});

it('a newer copy replaces the older one, and copies nobody renewed for a month go', async () => {
  const copies = await openWithNewKey();
  await copies.store('/wopi/files/8', { fileInfo, bytes }, 1);
  await copies.store(path, { fileInfo, bytes }, 2);
  await copies.store(path, { fileInfo, bytes: bytes.subarray(4) }, 1 + copyLifetimeMs);
  expect((await copies.read(path))?.bytes).toEqual(bytes.subarray(4));
  expect(await copies.read('/wopi/files/8')).toBeNull();
});
