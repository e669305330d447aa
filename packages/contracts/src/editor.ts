import { z } from 'zod';
import { bareText } from './texts.ts';

/** What the page needs to post its form into the editor's frame (docs/editor-protocol.md#opening-the-frame). */
export const editorFrameSchema = z.object({
  actionUrl: z.string(),
  editorOrigin: z.string(),
  mode: z.enum(['edit', 'view']),
  fields: z.record(z.string(), z.string()),
  /** Assets of the editor's page for preloading; empty if the editor has another origin. */
  assets: z.array(z.string()),
  /** Another editor opens it, and the built-in one can show its text too, with comments beside it. */
  hasTextView: z.boolean(),
  /** The device may keep a copy, with which the document opens for writing without a network. */
  opensOffline: z.boolean(),
});
export type EditorFrame = z.infer<typeof editorFrameSchema>;

/** The editor's appearance, for any file. */
export const editorAppearanceSchema = z.object({
  lang: bareText().max(20).default('en'),
  theme: z.enum(['light', 'dark']).default('light'),
});
export type EditorAppearance = z.infer<typeof editorAppearanceSchema>;

/** The document in its editor, or its text in the built-in one, read-only. */
export const documentViewSchema = z.enum(['document', 'text']);
export type DocumentView = z.infer<typeof documentViewSchema>;
