import type { DocumentView, EditorAppearance, EditorFrame, FileId } from '@redraft/contracts';
import { mediaTypes, type OfficeKind } from '@redraft/documents';
import {
  type EditorComponent,
  fillUrlsrc,
  findAction,
  formatCssVariables,
  formatUiDefaults,
} from '@redraft/wopi';
import type { Actor } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { selectAccount } from '../accounts/index.ts';
import type { EditorDiscovery } from './editor-discovery.ts';
import { issueFileToken, tokenExpiry } from './tokens.ts';

export type FrameRequest = EditorAppearance & {
  fileId: FileId;
  /** The type of the file: another editor may support other types. */
  kind: OfficeKind;
  actor: Actor;
  mode: 'edit' | 'view';
  /** An earlier version, read-only. */
  seq?: number | undefined;
  /** The page can show the file's versions: the editor offers them, and asks the page (`UI_FileVersions`). */
  hasVersions?: boolean;
  /** An administrator edits another user's text: the built-in editor has a separate path for that. */
  isByAdmin?: boolean;
  /** Shows the text read-only in the built-in editor, whatever editor opens its type. */
  view?: DocumentView;
  /** The file is shown anonymously. */
  isAnonymous?: boolean;
  now: Date;
};

/** The action URL and form fields for opening the editor on a file (docs/editor-protocol.md#opening-the-frame). */
export async function prepareFrame(
  request: FrameRequest,
  settings: {
    discovery: EditorDiscovery;
    publicUrl: string | undefined;
    /** What the editor will load, so that the page can preload it. */
    assets: string[];
    offersTextView: boolean;
    /** Whether devices may keep what is opened for writing. */
    allowsDeviceCopies: boolean;
  },
): Promise<EditorFrame> {
  const isBuiltIn = request.view === 'text';
  const mode = request.seq === undefined && !isBuiltIn ? request.mode : 'view';
  const { actions, proofKey } = await settings.discovery.read(request.now);
  const file = { ext: request.kind, mimeType: mediaTypes[request.kind] };
  const action = findAction({ actions, proofKey }, file, mode);
  if (action === null) throw new AppError('document.no_editor');
  const { fileId, actor, seq, now } = request;
  const { plain_text: isPlain } = await selectAccount(actor.userId);
  const expiresAt = tokenExpiry(actor.sessionExpiresAt, now);
  const { userId, sessionId } = actor;
  const tokenGrant = { fileId, userId, sessionId, mode, seq, isBuiltIn, at: now, expiresAt };
  // Without a public URL only the built-in editor can be used; it takes a path on its own origin, also if there is a public URL. Anonymous views have
  // a different WOPISrc: an editor that shares one document per WOPISrc would show anonymous readers the version with names.
  const wopiPath = request.isAnonymous ? '/addition/wopi' : '/wopi';
  const wopiSrc = `${settings.publicUrl ?? ''}${wopiPath}/files/${fileId}`;
  const parameters = {
    WOPISrc: wopiSrc,
    lang: request.lang,
    permission: mode,
    ...(request.hasVersions ? { revisionhistory: '1' } : {}),
  };
  return {
    actionUrl: fillUrlsrc(request.isByAdmin ? toAdminPath(action.urlsrc) : action.urlsrc, parameters, {
      UI_LLCC: request.lang,
      DC_LLCC: request.lang,
    }),
    editorOrigin: URL.canParse(action.urlsrc) ? new URL(action.urlsrc).origin : (settings.publicUrl ?? ''),
    mode,
    assets: settings.assets,
    hasTextView: settings.offersTextView,
    opensOffline: settings.allowsDeviceCopies && mode === 'edit' && !request.isByAdmin,
    fields: {
      access_token: await issueFileToken(tokenGrant),
      access_token_ttl: String(expiresAt.getTime()),
      ui_defaults: uiDefaults(componentOf(request.kind), { theme: request.theme, isPlain }),
      css_variables: formatCssVariables(new Map(Object.entries(cssVariables[request.theme]))),
    },
  };
}

/** The admin variant of the built-in editor's path; other editors' paths are unchanged. */
function toAdminPath(urlsrc: string): string {
  return urlsrc.replace(/\/editor\/([a-z]+)(?=\?)/, '/editor/admin/$1');
}

function componentOf(kind: OfficeKind): EditorComponent {
  if (kind.startsWith('x') || kind === 'ods') return 'Spreadsheet';
  if (kind.startsWith('p') || kind === 'odp') return 'Presentation';
  return kind === 'odg' || kind === 'otg' ? 'Drawing' : 'Text';
}

/** Tabbed toolbar, no ruler, no sidebar; a plain toolbar for users who chose it. */
function uiDefaults(
  component: EditorComponent,
  { theme, isPlain }: { theme: 'light' | 'dark'; isPlain: boolean },
): string {
  return formatUiDefaults({
    uiMode: 'tabbed',
    theme,
    ...(isPlain ? { textView: 'plain' } : {}),
    widgets: [
      { component, widget: 'Ruler', shown: false },
      { component, widget: 'Sidebar', shown: false },
      { component, widget: 'Statusbar', shown: true },
    ],
  });
}

/** The accent colours of the web app, so that the editor matches it. */
const cssVariables = {
  light: { '--co-primary-element': '#1F5673', '--co-primary-text': '#FFFFFF', '--co-border-radius': '6px' },
  dark: { '--co-primary-element': '#7FB4CF', '--co-primary-text': '#10181D', '--co-border-radius': '6px' },
} as const;
