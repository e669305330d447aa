import { vi } from 'vitest';
import { installBrowserPolyfills } from './browser.ts';
import { captured } from './captured.ts';

/** The page is unmodified; mocks only capture its objects. */
vi.mock(import('../../docx/editing/create-editing.ts'), async (original) => {
  const { createEditor } = await original();
  return {
    createEditor: (options) => {
      captured.editor = createEditor(options);
      return captured.editor;
    },
  };
});
vi.mock(import('../../docx/toolkit/page-host.ts'), async (original) => {
  const { createPageUiStore } = await original();
  return {
    createPageUiStore: (own) => {
      captured.pageHost = createPageUiStore(own);
      return captured.pageHost;
    },
  };
});
vi.mock(import('../../xlsx/page/use-sheet-keys.ts'), async (original) => {
  const { useSheetKeys } = await original();
  return {
    useSheetKeys: (context) => {
      captured.sheet = context;
      useSheetKeys(context);
    },
  };
});
vi.mock(import('../../canvas/state/editor-context.tsx'), async (original) => {
  const real = await original();
  return {
    ...real,
    createEditorContext: (canvas, fixed) => {
      captured.editorContext = real.createEditorContext(canvas, fixed);
      return captured.editorContext;
    },
  };
});
vi.mock(import('prosemirror-view'), async (original) => {
  const real = await original();
  class EditorView extends real.EditorView {
    constructor(...options: ConstructorParameters<typeof real.EditorView>) {
      super(...options);
      captured.views.add(this);
    }
    override destroy(): void {
      captured.views.delete(this);
      super.destroy();
    }
  }
  return { ...real, EditorView };
});

installBrowserPolyfills();
