import type { DocumentPlace, HostCommentAction, HostComments, SelectedWords, TaskGoal } from '@redraft/wopi';
import type { Ref } from 'react';
import type { ToolbarButton } from './editor-channel.ts';
import type { SaveOutcome, SaveQueue } from './saving/save-queue.ts';
import type { DocumentPace, SaveStatus } from './saving/save-schedule.ts';
import type { UnsavedAtClose } from './unsaved-alert.tsx';

export interface EditorFrameHandle extends Pick<SaveQueue, 'save' | 'finalise'> {
  /** Called several times a second while the document is editable. */
  autosave: (savePace: DocumentPace) => void;
  insertButton: (button: ToolbarButton) => void;
  /** Moves the keyboard focus into the document. */
  focus: () => void;
  /** Before an earlier version is restored: resolves to whether the editor has flushed its changes. */
  prepareRestore: () => Promise<boolean>;
  /** The current selection; null if the editor does not report it. */
  selection: () => Promise<SelectedWords | null>;
  /** Reopens the document with a new token; editors treat that as another session, which may acquire the WOPI lock. */
  reload: () => void;
}

export interface EditorFrameProps {
  /** Title of the document, for screen readers. */
  title: string;
  actionUrl: string;
  /** access_token, access_token_ttl, ui_defaults, css_variables (docs/editor-protocol.md#opening-the-frame). */
  fields: Readonly<Record<string, string>>;
  /** Permission requested for the opening. */
  mode?: 'edit' | 'view';
  /** The key for the editor's copy on this device; null if it keeps none. */
  deviceKey?: string | null;
  /** Opened from the copy on this device. An `access_token` that comes later connects it with its host. */
  isOffline?: boolean;
  height?: number | string;
  /** Time when the placeholder of the frame became visible (`performance.now()`), if before the frame itself. */
  shownAt?: number;
  /** Without a border, for edge-to-edge layouts. */
  isFlush?: boolean;
  /** The length required by the assignment. */
  wordGoal?: TaskGoal | undefined;
  /** The sheet, cell or page to show, in editors that support this. */
  place?: DocumentPlace | undefined;
  /** Comments stored by the host, shown beside the commented text. */
  comments?: HostComments | undefined;
  /** Executes an action on such a comment; resolves to null, or to the reason why it failed. */
  onCommentAction?: ((action: HostCommentAction) => Promise<string | null>) | undefined;
  /** Hides the editor's toolbar. */
  hidesTools?: boolean;
  /** Focuses the editor once the document is loaded. */
  takesFocus?: boolean;
  /** Set if the document was closed with unsaved changes and stays open for them. */
  unsavedAtClose?: UnsavedAtClose | undefined;
  ref?: Ref<EditorFrameHandle>;
  /** The document must be reopened: the caller then renders other fields under another key. */
  onReload: () => void;
  onLoaded?: () => void;
  onModified?: (isModified: boolean) => void;
  onSaved?: (outcome: SaveOutcome) => void;
  /** Save status to show; null if the editor shows its own, and before the first change. */
  onSaveStatus?: (sign: SaveStatus | null) => void;
  onClosed?: () => void;
  onClickedButton?: (id: string) => void;
  /** Whether this editor handles permission changes itself; called before the document is loaded. */
  onFollowsAccess?: (followsAccess: boolean) => void;
  /** The user's permissions for the document have changed. */
  onAccessChanged?: () => void;
  /** The user asked for the version history. */
  onFileVersions?: () => void;
  /** Escape was pressed in the document and the editor had nothing to close. By default, it leaves the document for the dialog around it. */
  onEscape?: () => void;
}
