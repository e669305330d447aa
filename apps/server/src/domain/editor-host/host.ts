import type { EditorFrame } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { now } from '../../platform/clock.ts';
import { openedKinds } from './built-in-editor.ts';
import { editorAssets } from './editor-assets.ts';
import { canEdit, usesBuiltInEditor } from './editor-choice.ts';
import { type EditorDiscovery, editorDiscovery, type WhichEditor } from './editor-discovery.ts';
import { type FrameRequest, prepareFrame } from './frame.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The editor of this program, for handlers: what they call gets it as an argument. */
    editorHost: EditorHost;
  }
}

/** The one editor of a program, built in or another, as all who show or open files need it. */
export interface EditorHost {
  discovery: EditorDiscovery;
  /** As browsers and the editor reach this program; what the request says when it is not set. */
  publicUrl: string | undefined;
  /** Whether administrators have files on which WOPI is tried. */
  hasConformanceFiles: boolean;
  /** Where an editor of another maker has its own admin console; null for the built-in one, which needs none. */
  consoleUrl: string | null;
  /** What a page needs to open the editor on a file; the caller has decided that the user may. */
  openFrame: (request: FrameRequest) => Promise<EditorFrame>;
  /**
   * Whether files of a kind open in an editor: the built-in one opens what another cannot edit. Before the first word from another one only
   * that is promised.
   */
  hasEditorFor: (kind: OfficeKind) => boolean;
}

export function createEditorHost(
  installation: WhichEditor & {
    /** As browsers and the editor reach this program; what the request says when it is not set. */
    publicUrl: string | undefined;
    hasConformanceFiles?: boolean;
    /** The built pages of the built-in editor. */
    editorDist?: string;
  },
): EditorHost {
  const { publicUrl } = installation;
  const discovery = editorDiscovery(installation);
  const { editorUrl, editorDist, editorOrigin } = installation;
  const builtIn = editorDiscovery({ editorUrl: undefined, editorOrigin });
  const editorFor = async (kind: OfficeKind, at: Date): Promise<EditorDiscovery> =>
    editorUrl === undefined || usesBuiltInEditor(await discovery.read(at), kind) ? builtIn : discovery;
  // Only what lies with our own pages can be fetched by them.
  const isWithPages = editorDist !== undefined && editorOrigin === undefined;
  const assets = isWithPages ? editorAssets(editorDist) : null;
  const assetsOf = async (kind: OfficeKind): Promise<string[]> => {
    const opened = openedKinds.find((one) => one === kind);
    return assets === null || opened === undefined ? [] : assets.all(opened);
  };
  return {
    discovery,
    publicUrl,
    hasConformanceFiles: installation.hasConformanceFiles ?? false,
    // As editors of this family serve it.
    consoleUrl: editorUrl === undefined ? null : `${editorUrl}/browser/dist/admin/admin.html`,
    openFrame: async (request) => {
      const isText = request.view === 'text';
      // The text is there although the server of the other editor is away.
      const editor = isText ? builtIn : await editorFor(request.kind, request.now);
      const assets = editor === builtIn ? await assetsOf(request.kind) : [];
      const isInOther = isText ? editorUrl !== undefined : editor !== builtIn;
      const hasTextView = isInOther && request.kind === 'docx';
      return prepareFrame(request, { discovery: editor, publicUrl, assets, hasTextView });
    },
    hasEditorFor: (kind) => {
      if (openedKinds.some((one) => one === kind)) return true;
      const known = discovery.known();
      if (known) return canEdit(known, kind);
      void discovery.read(now()).catch(() => undefined);
      return false;
    },
  };
}
