import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCheckFileInfo, toOrigin } from './check-file-info.ts';
import { readDirtyMs, readSaveHeaders, saysDocumentChanged, writeSaveHeaders } from './headers.ts';
import { formatTimestamp, parseTimestamp } from './timestamp.ts';
import { fillUrlsrc } from './urlsrc.ts';

it('timestamps are written with six digits', () => {
  expect(formatTimestamp(Date.UTC(2026, 0, 2, 3, 4, 5, 60))).toBe('2026-01-02T03:04:05.060000Z');
});
it.each([
  ['2026-01-02T03:04:05.060000Z', Date.UTC(2026, 0, 2, 3, 4, 5, 60)],
  ['2026-01-02T03:04:05.060999Z', Date.UTC(2026, 0, 2, 3, 4, 5, 60)],
  ['2026-01-02T03:04:05Z', Date.UTC(2026, 0, 2, 3, 4, 5)],
  ['2026-01-02T03:04:05+01:00', null],
  ['2026-13-02T03:04:05Z', null],
  ['yesterday', null],
  ['', null],
])('timestamps read %s', (text, at) => {
  expect(parseTimestamp(text)).toBe(at);
});
it('timestamps survive a round trip', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (at) => parseTimestamp(formatTimestamp(at)) === at),
  );
});

describe('save headers', () => {
  const from = (headers: Record<string, string>) => (name: string) => headers[name];
  it('save headers are read under the old name when the new one is absent', () => {
    const header = from({ 'X-LOOL-WOPI-Timestamp': 'T', 'X-LOOL-WOPI-IsExitSave': 'true' });
    expect(readSaveHeaders(header)).toMatchObject({ timestamp: 'T', isExitSave: true, isAutosave: false });
  });
  it('save headers prefer the new name', () => {
    const header = from({ 'X-LOOL-WOPI-Timestamp': 'old', 'X-COOL-WOPI-Timestamp': 'new' });
    expect(readSaveHeaders(header).timestamp).toBe('new');
  });
  it('save headers survive a round trip', () => {
    const save = {
      isModifiedByUser: true,
      isAutosave: true,
      isExitSave: false,
      extendedData: 'x',
      timestamp: null,
    };
    expect(readSaveHeaders(from(writeSaveHeaders(save)))).toEqual(save);
  });
  it('save headers count a client that sends none as modified', () => {
    expect(readSaveHeaders(from({})).isModifiedByUser).toBe(true);
  });
  it.each([
    ['1200', 1200],
    ['0', 0],
    ['-1', undefined],
    ['1.5', undefined],
    ['', undefined],
  ])('save headers read %s unsaved milliseconds', (text, ms) => {
    expect(readDirtyMs(from({ 'X-Redraft-Dirty-Ms': text }))).toBe(ms);
  });
  it.each([
    [{ COOLStatusCode: 1010 }, true],
    [{ LOOLStatusCode: 1010 }, true],
    [{ COOLStatusCode: 1 }, false],
    [null, false],
    ['1010', false],
  ])('save headers distinguish a changed document from a wrong lock by %j', (body, changed) => {
    expect(saysDocumentChanged(body)).toBe(changed);
  });
});

it.each([
  ['https://ed/cool.html?', 'https://ed/cool.html?WOPISrc=http%3A%2F%2Fh%2F1'],
  ['https://ed/x?a=b&', 'https://ed/x?a=b&WOPISrc=http%3A%2F%2Fh%2F1'],
  ['https://ed/x', 'https://ed/x?WOPISrc=http%3A%2F%2Fh%2F1'],
  ['https://ed/x?a=b', 'https://ed/x?a=b&WOPISrc=http%3A%2F%2Fh%2F1'],
  ['https://ed/x?<ui=UI_LLCC&><rs=DC_LLCC&>', 'https://ed/x?ui=de&WOPISrc=http%3A%2F%2Fh%2F1'],
])('urlsrc %s is filled', (urlsrc, filled) => {
  expect(fillUrlsrc(urlsrc, { WOPISrc: 'http://h/1' }, { UI_LLCC: 'de' })).toBe(filled);
});

it('CheckFileInfo is unusable without a name', () => {
  expect(readCheckFileInfo({ Size: 3 })).toBeNull();
  expect(readCheckFileInfo('no')).toBeNull();
});
it('CheckFileInfo grants only what is listed', () => {
  expect(readCheckFileInfo({ BaseFileName: 'a.docx', UserCanWrite: 'true' })).toMatchObject({
    userCanWrite: false,
    supportsLocks: false,
    postMessageOrigin: null,
    eventsUrl: null,
    problemsUrl: null,
    readOnlyCode: null,
    readOnlyReason: '',
  });
});
it('CheckFileInfo contains the reason for read-only access', () => {
  const why = { ReadOnlyCode: 'assignment.paused', ReadOnlyReason: 'The instructor has paused.' };
  expect(readCheckFileInfo({ BaseFileName: 'a.docx', ...why })).toMatchObject({
    readOnlyCode: 'assignment.paused',
    readOnlyReason: 'The instructor has paused.',
  });
});
it.each([
  ['/wopi/files/3/events', '/wopi/files/3/events'],
  ['wopi/files/3/events', null],
  ['//elsewhere/events', null],
  ['/\\elsewhere/events', null],
  ['wss://elsewhere/events', null],
])('CheckFileInfo has its events at %s or nowhere', (address, path) => {
  expect(readCheckFileInfo({ BaseFileName: 'a.docx', EventsUrl: address })?.eventsUrl).toBe(path);
});
it.each([
  ['https://host/', 'https://host'],
  ['https://host:8443/a/b', 'https://host:8443'],
  ['javascript:alert(1)', null],
  ['null', null],
])('CheckFileInfo reduces the origin %s to %s', (address, origin) => {
  expect(toOrigin(address)).toBe(origin);
});
