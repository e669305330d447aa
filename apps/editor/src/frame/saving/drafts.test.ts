import { expect, it, vi } from 'vitest';
import { openDrafts } from './drafts.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

const texts = (drafts: ReturnType<typeof openDrafts>) => drafts.list().map(({ text }) => text);

it('drafts are restored in the next page, with their position', () => {
  const storage = memory();
  openDrafts('file|ana', storage).store({ name: 'new 1', text: 'Well', place: { paraId: 'A' } });
  expect(openDrafts('file|ana', storage).find('new 1')).toMatchObject({
    text: 'Well',
    place: { paraId: 'A' },
  });
});
it('drafts are limited to this person and this file', () => {
  const storage = memory();
  openDrafts('file|ana', storage).store({ name: 'new 1', text: 'Well', place: null });
  expect(texts(openDrafts('file|ben', storage))).toEqual([]);
  expect(texts(openDrafts('other|ana', storage))).toEqual([]);
});
it('drafts are removed when they are discarded or emptied', () => {
  const storage = memory();
  const drafts = openDrafts('file|ana', storage);
  drafts.store({ name: 'new 1', text: 'Well', place: null });
  drafts.store({ name: 'new 2', text: 'Seen', place: null });
  drafts.discard('new 1');
  drafts.store({ name: 'new 2', text: ' ', place: null });
  expect(texts(drafts)).toEqual([]);
  expect(storage.length).toBe(0);
});
it('drafts of two windows are both kept', () => {
  const storage = memory();
  const [one, two] = [openDrafts('file|ana', storage), openDrafts('file|ana', storage)];
  one.store({ name: 'new 1', text: 'Well', place: null });
  two.store({ name: 'new 2', text: 'Seen', place: null });
  expect(texts(openDrafts('file|ana', storage)).sort()).toEqual(['Seen', 'Well']);
});
it('drafts ignore what other code has stored', () => {
  const storage = memory();
  storage.setItem('redraft.draft|file|ana|new 1', 'null');
  storage.setItem('redraft.draft|file|ana|new 2', '{"text":5,"at":1}');
  storage.setItem('redraft.draft|file|ana|new 3', '{');
  expect(texts(openDrafts('file|ana', storage))).toEqual([]);
});
it('drafts last as long as the page on a device without storage', () => {
  const full = memory();
  full.setItem = () => {
    throw new Error('Full');
  };
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const drafts = openDrafts('file|ana', full);
  drafts.store({ name: 'new 1', text: 'Well', place: null });
  expect(texts(drafts)).toEqual(['Well']);
  vi.restoreAllMocks();
});
