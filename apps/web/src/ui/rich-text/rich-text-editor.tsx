import Box from '@mui/material/Box';
import type { RichText } from '@redraft/contracts';
import { toggleMark } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createRichTextEditor } from './create-rich-text-editor.ts';
import { LinkDialog } from './link-dialog.tsx';
import { type Format, readFormat, setLink, toggleType } from './rich-text-commands.ts';
import { richTextSchema } from './rich-text-schema.ts';
import { editedTextStyles } from './rich-text-styles.ts';
import { RichTextToolbar, type ToolName } from './rich-text-toolbar.tsx';

interface Props {
  id: string;
  label: string;
  /** Initial content. Uncontrolled afterwards, so that a late response does not overwrite what is being typed. */
  initial: RichText;
  onChange: (value: RichText) => void;
  onBlur: () => void;
  /** Receives the focus target, so that the form can focus the first invalid field. */
  fieldRef: (field: { focus: () => void } | null) => void;
  isInvalid: boolean;
  describedBy: string | undefined;
  minRows: number;
}

const plainFormat: Format = { type: 'paragraph', bold: false, italic: false, link: null };

/** The rich text editor; loaded on demand (`rich-text-field.tsx`). */
export function RichTextEditor(props: Props) {
  const { t } = useTranslation('ui');
  const [format, setFormat] = useState(plainFormat);
  const [isLinking, setLinking] = useState(false);
  const { container, view } = useEditor(props, {
    onFormat: setFormat,
    onLink: () => setLinking(true),
  });
  const run = (command: Command) => {
    const editor = view.current;
    if (editor === null) return;
    command(editor.state, editor.dispatch);
    editor.focus();
  };
  const runTool = (tool: ToolName) => (tool === 'link' ? setLinking(true) : run(findCommand(tool)));
  return (
    <>
      <RichTextToolbar label={t('richText.toolbar')} controls={props.id} format={format} onUse={runTool} />
      <Box
        id={props.id}
        ref={container}
        sx={{ ...editedTextStyles, minHeight: `calc(${props.minRows}lh + 20px)` }}
      />
      {isLinking && (
        <LinkDialog
          link={view.current === null ? null : readFormat(view.current.state).link}
          onSave={(link) => {
            setLinking(false);
            run(setLink(link));
          }}
          onClose={() => setLinking(false)}
        />
      )}
    </>
  );
}

function findCommand(tool: Exclude<ToolName, 'link'>): Command {
  return tool === 'bold' || tool === 'italic' ? toggleMark(richTextSchema.marks[tool]) : toggleType(tool);
}

interface EditorCallbacks {
  onFormat: (format: Format) => void;
  onLink: () => void;
}

function useEditor(props: Props, callbacks: EditorCallbacks) {
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ ...props, ...callbacks });
  const { label, isInvalid, describedBy } = props;
  // Creates the editor for its DOM element, and destroys it with the element.
  useEffect(() => {
    if (container.current === null) return;
    const editor = createRichTextEditor({
      mount: container.current,
      text: latest.current.initial,
      attributes: attributesOf(latest.current),
      onChange: (text) => latest.current.onChange(text),
      onFormat: (format) => latest.current.onFormat(format),
      onLink: () => latest.current.onLink(),
      onBlur: () => latest.current.onBlur(),
    });
    view.current = editor;
    latest.current.fieldRef(editor);
    return () => {
      view.current = null;
      latest.current.fieldRef(null);
      editor.destroy();
    };
  }, []);
  // Keeps the editor's callbacks up to date.
  useEffect(() => {
    latest.current = { ...props, ...callbacks };
  });
  // Sets the label and validity given by the form.
  useEffect(() => {
    view.current?.setProps({ attributes: attributesOf({ label, isInvalid, describedBy }) });
  }, [label, isInvalid, describedBy]);
  return { container, view };
}

type EditorAttributeProps = Pick<Props, 'label' | 'isInvalid' | 'describedBy'>;

function attributesOf({ label, isInvalid, describedBy }: EditorAttributeProps): Record<string, string> {
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-invalid': String(isInvalid),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    spellcheck: 'true',
    dir: 'auto',
  };
}
