import { z } from 'zod';
import { bareText } from './texts.ts';

/** What the page needs to post its form into the editor's frame (docs/editor-protocol.md#opening-the-frame). */
export const editorFrameSchema = z.object({
  actionUrl: z.string(),
  editorOrigin: z.string(),
  mode: z.enum(['edit', 'view']),
  fields: z.record(z.string(), z.string()),
  /** What the editor's page will load, to be fetched before it is opened; empty where the editor is not with our own pages. */
  assets: z.array(z.string()),
  /** Another editor opens it, and the built-in one can show its text too, with comments beside the words. */
  hasTextView: z.boolean(),
});
export type EditorFrame = z.infer<typeof editorFrameSchema>;

/** How the editor shows itself, whatever file it opens. */
export const editorAppearanceSchema = z.object({
  lang: bareText().max(20).default('en'),
  theme: z.enum(['light', 'dark']).default('light'),
});
export type EditorAppearance = z.infer<typeof editorAppearanceSchema>;

/** The document in the editor that opens its kind, or its text in the built-in one, to be read. */
export const documentViewSchema = z.enum(['document', 'text']);
export type DocumentView = z.infer<typeof documentViewSchema>;
