import type { EditorFrame } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { languageOfTag } from '@redraft/sentences';
import { now } from '../../platform/clock.ts';
import { editableKinds } from './built-in-editor.ts';
import { editorAssets } from './editor-assets.ts';
import { canEdit, usesBuiltInEditor } from './editor-choice.ts';
import { type EditorDiscovery, type EditorSettings, editorDiscovery } from './editor-discovery.ts';
import { type FrameRequest, prepareFrame } from './frame.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The editor host, for handlers that pass it on as an argument. */
    editorHost: EditorHost;
  }
}

/** The editor of this installation, built-in or external, for everything that shows or opens files. */
export interface EditorHost {
  discovery: EditorDiscovery;
  /** URL under which browsers and the editor reach this server; taken from the request if not set. */
  publicUrl: string | undefined;
  /** Whether administrators get files for testing WOPI. */
  hasConformanceFiles: boolean;
  /** The admin console of an external editor; null for the built-in one, which has none. */
  consoleUrl: string | null;
  /** What the editor loads for a kind of file, for pages that preload it; empty for an editor of another origin. */
  listAssets: (kind: OfficeKind, lang: string) => Promise<string[]>;
  /** What a page needs to open the editor on a file; the caller has checked the permission. */
  openFrame: (request: FrameRequest) => Promise<EditorFrame>;
  /**
   * Whether files of a type open in an editor: the built-in one opens what an external one cannot edit. Before the first discovery of an external
   * editor, only the built-in editor's types count.
   */
  hasEditorFor: (kind: OfficeKind) => boolean;
}

export function createEditorHost(
  options: EditorSettings & {
    /** URL under which browsers and the editor reach this server; taken from the request if not set. */
    publicUrl: string | undefined;
    hasConformanceFiles?: boolean;
    /** Whether devices may keep what is opened for writing (`OFFLINE_WRITING`). */
    allowsOfflineWriting?: boolean;
    /** The built pages of the built-in editor. */
    editorDist?: string;
  },
): EditorHost {
  const { publicUrl } = options;
  const discovery = editorDiscovery(options);
  const { editorUrl, editorDist, editorOrigin } = options;
  const builtIn = editorDiscovery({ editorUrl: undefined, editorOrigin });
  const editorFor = async (kind: OfficeKind, at: Date): Promise<EditorDiscovery> =>
    editorUrl === undefined || usesBuiltInEditor(await discovery.read(at), kind) ? builtIn : discovery;
  // Pages can preload assets of their own origin only.
  const servesEditorPages = editorDist !== undefined && editorOrigin === undefined;
  const assets = servesEditorPages ? editorAssets(editorDist) : null;
  const listBuiltIn = async (kind: OfficeKind, lang: string): Promise<string[]> => {
    const builtInKind = editableKinds.find((one) => one === kind);
    return assets === null || builtInKind === undefined ? [] : assets.all(builtInKind, languageOfTag(lang));
  };
  return {
    discovery,
    publicUrl,
    hasConformanceFiles: options.hasConformanceFiles ?? false,
    // The path of Collabora's admin console.
    consoleUrl: editorUrl === undefined ? null : `${editorUrl}/browser/dist/admin/admin.html`,
    listAssets: async (kind, lang) =>
      (await editorFor(kind, now())) === builtIn ? listBuiltIn(kind, lang) : [],
    openFrame: async (request) => {
      const isText = request.view === 'text';
      // The built-in view shows the text even if the external editor's server is down.
      const editor = isText ? builtIn : await editorFor(request.kind, request.now);
      const assets = editor === builtIn ? await listBuiltIn(request.kind, request.lang) : [];
      const opensExternally = isText ? editorUrl !== undefined : editor !== builtIn;
      const hasTextView = opensExternally && request.kind === 'docx';
      return prepareFrame(request, {
        discovery: editor,
        publicUrl,
        assets,
        offersTextView: hasTextView,
        allowsDeviceCopies: (options.allowsOfflineWriting ?? false) && !opensExternally,
      });
    },
    hasEditorFor: (kind) => {
      if (editableKinds.some((one) => one === kind)) return true;
      const discovered = discovery.known();
      if (discovered) return canEdit(discovered, kind);
      void discovery.read(now()).catch(() => undefined);
      return false;
    },
  };
}
