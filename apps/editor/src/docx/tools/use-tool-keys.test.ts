// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { ExportActions } from '../../frame/page/export-actions.ts';
import { dictation } from '../dictation/dictation.ts';
import { p } from '../document/testing/document-of.ts';
import { EditorProvider } from '../editing/editing-context.ts';
import { openEditor } from '../editing/testing/open-editor.ts';
import { PageActionsProvider } from '../toolkit/page-actions.tsx';
import type { KeyTool } from '../toolkit/tool.ts';
import { useToolKeys } from './use-tool-keys.ts';

afterEach(() => vi.restoreAllMocks());

const exportActions: ExportActions = {
  print: () => undefined,
  download: async () => undefined,
  exportAs: () => undefined,
  offers: { print: false, download: false },
  format: null,
};

function Keys({ tools }: { tools: readonly KeyTool[] }): null {
  useToolKeys(tools);
  return null;
}

it.each([
  ['undo', ['stop', 'isEnabled', 'run']],
  ['dictation', ['isEnabled', 'run']],
])('the key of the tool %s: dictation ends before any other tool', async (id, expected) => {
  const calls: string[] = [];
  vi.spyOn(dictation, 'stop').mockImplementation(() => void calls.push('stop'));
  const editor = await openEditor(p('Ships come.'));
  const tool: KeyTool = {
    id,
    name: 'dictation:name',
    keys: 'Ctrl-z',
    isEnabled: () => {
      calls.push('isEnabled');
      return true;
    },
    run: () => calls.push('run'),
  };
  const page = { exportActions, chooseView: null, children: createElement(Keys, { tools: [tool] }) };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(createElement(EditorProvider, { value: editor }, createElement(PageActionsProvider, page))),
  );
  editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
  expect(calls).toEqual(expected);
  root.unmount();
  editor.destroy();
});
