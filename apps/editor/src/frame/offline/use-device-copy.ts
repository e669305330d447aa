import {
  importDeviceKey,
  isCurrentBuild,
  isKept,
  keepForOffline,
  listLoadedAssets,
} from '@redraft/offline/browser';
import { useEffect, useRef } from 'react';
import { loadCommonFonts } from '../../fonts.ts';
import type { Edit } from '../document.ts';
import type { OpenDocument } from '../saving/open-document.ts';
import type { SaveState } from '../saving/save-loop.ts';
import type { WritingSession } from '../saving/writing.ts';
import { type CopyKeeper, createCopyKeeper } from './copy-keeper.ts';
import { openDeviceCopies } from './device-copies.ts';

/** Keeps a copy of the document on this device once the host has given the key for it: the version that the server has, renewed with each save. */
export function useDeviceCopy<OwnEdit extends Edit, Content>(options: {
  wopiSrc: string;
  opened: OpenDocument<OwnEdit, Content>;
  writing: WritingSession<OwnEdit, Content>;
  state: SaveState;
}): (key: string) => Promise<void> {
  const { wopiSrc, opened, writing, state } = options;
  const keeper = useRef<CopyKeeper | null>(null);
  const keepCurrent = (): void =>
    keeper.current?.keep({
      fileInfo: { ...opened.fileInfo, lastModifiedTime: writing.version() },
      bytes: writing.base(),
    });
  // Each save, and each newer version, changes the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: renewed by the state, not by each rendering
  useEffect(keepCurrent, [state]);
  // Stores what is pending when the page is left.
  useEffect(() => {
    const flush = (): void => keeper.current?.flush();
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      // Another opening keeps the file from now on.
      flush();
      keeper.current = null;
    };
  }, []);
  return async (key) => {
    const copies = openDeviceCopies(await importDeviceKey(key));
    const { pathname } = new URL(wopiSrc);
    keeper.current = createCopyKeeper({
      store: (copy) => copies.store(pathname, copy, Date.now()),
      setTimer: (action, ms) => void setTimeout(action, ms),
    });
    keepCurrent();
    // Without a network there is nothing more to keep.
    if (opened.file.isConnected()) await keepEditor();
  };
}

/** Keeps this page and all that it may load, in its language. */
async function keepEditor(): Promise<void> {
  const { origin, pathname } = window.location;
  await loadCommonFonts();
  const loadedAssets = listLoadedAssets('/editor/assets/');
  // A newer build is kept by the next opening.
  if ((await isKept(origin + pathname, loadedAssets)) || !(await isCurrentBuild(pathname))) return;
  const response = await fetch(`${pathname}/assets?lang=${document.documentElement.lang}`);
  const { assets }: { assets: string[] } = await response.json();
  await keepForOffline({
    script: '/editor/service-worker.js',
    scope: '/editor/',
    assets: [...assets.map((asset) => origin + asset), ...loadedAssets],
    pages: [origin + pathname],
  });
}
