import type { HostCommentAction, HostComments, SelectedWords, TaskGoal } from '@redraft/wopi';
import type { Ref } from 'react';
import type { ToolbarButton } from './editor-channel.ts';
import type { SaveOutcome, SaveQueue } from './saving/save-queue.ts';
import type { DocumentPace, SaveSign } from './saving/save-schedule.ts';
import type { ClosedWithWords } from './unsaved-alert.tsx';

export interface EditorFrameHandle extends Pick<SaveQueue, 'save' | 'finalise'> {
  /** To be called several times a second while the document may be written in. */
  autosave: (pace: DocumentPace) => void;
  insertButton: (button: ToolbarButton) => void;
  /** Puts the keyboard into the text. */
  focus: () => void;
  /** Before an earlier version is brought back: whether the editor has brought in what it had. */
  prepareRestore: () => Promise<boolean>;
  /** What is selected in the document; null from an editor that does not tell. */
  selection: () => Promise<SelectedWords | null>;
  /** Opens the document anew, with a token of its own: an editor takes that for another opening, which may have the lock. */
  reload: () => void;
}

export interface EditorFrameProps {
  /** For screen readers: which document this is. */
  title: string;
  actionUrl: string;
  /** access_token, access_token_ttl, ui_defaults, css_variables (docs/editor-protocol.md#opening-the-frame). */
  fields: Readonly<Record<string, string>>;
  /** What it was opened for. */
  mode?: 'edit' | 'view';
  height?: number | string;
  /** When its place was first to be seen (`performance.now()`), where that was before the frame itself. */
  shownAt?: number;
  /** Without a border of its own, where it stands edge to edge with what is around it. */
  isFlush?: boolean;
  /** The length that the task names. */
  wordGoal?: TaskGoal | undefined;
  /** Comments that are kept here, to stand beside the words that they are about. */
  comments?: HostComments | undefined;
  /** Does what somebody wants of them; gives null, or why it was not done. */
  onCommentAction?: ((action: HostCommentAction) => Promise<string | null>) | undefined;
  /** Only the text, without the tools above it. */
  hidesTools?: boolean;
  /** Whoever opens this document is going to write in it: once it is loaded the keys go there. */
  takesFocus?: boolean;
  /** It was closed while it had words that are not saved, and stays for them. */
  closedWithWords?: ClosedWithWords | undefined;
  ref?: Ref<EditorFrameHandle>;
  /** The document is to be opened anew: what is rendered then has other fields, and another key. */
  onReload: () => void;
  onLoaded?: () => void;
  onModified?: (isModified: boolean) => void;
  onSaved?: (outcome: SaveOutcome) => void;
  /** What may be said of its saves; null of an editor that says so itself, and before the first change. */
  onSaveSign?: (sign: SaveSign | null) => void;
  onClosed?: () => void;
  onClickedButton?: (id: string) => void;
  /** Whether this editor follows changes of access by itself; told before the document is loaded. */
  onFollowsAccess?: (followsAccess: boolean) => void;
  /** What may be done with the document has changed. */
  onAccessChanged?: () => void;
  /** The versions of the document are wanted. */
  onFileVersions?: () => void;
  /** Escape was pressed in the text, and there was nothing in the editor that it could close. */
  onEscape?: () => void;
}
