import type { extensionOf } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/workspace';
import i18next from 'i18next';
import { callApi } from '../../lib/api.ts';
import { editorLanguage } from '../../ui/editor-frame/editor-language.ts';
import { fetchAssets } from '../../ui/editor-frame/fetch-assets.ts';

type Kind = (typeof extensionOf)[keyof typeof extensionOf];

const requestedLists = new Set<string>();

/** Starts loading the editor of a kind of file before its document is opened. If that fails, the editor loads its assets itself. */
export async function preloadEditor(kind: Kind): Promise<void> {
  const lang = editorLanguage(i18next.language);
  if (requestedLists.has(`${kind} ${lang}`)) return;
  requestedLists.add(`${kind} ${lang}`);
  try {
    const { assets } = await callApi(calls.listEditorAssets, { query: { kind, lang } });
    fetchAssets(assets);
  } catch {
    requestedLists.delete(`${kind} ${lang}`);
  }
}
