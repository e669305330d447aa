/** Styles of rich text, shared by view and editor. */
export const richTextStyles = {
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '& h2, & h3, & h4, & h5': {
    fontWeight: 600,
    lineHeight: 1.3,
    fontSize: '1.08em',
    margin: '1.1em 0 0.35em',
  },
  '& p': { margin: '0 0 0.6em', minHeight: '1lh' },
  '& ul, & ol': { margin: '0 0 0.6em', paddingInlineStart: '1.6em' },
  '& li > ul, & li > ol': { marginBottom: 0 },
  '& blockquote': {
    margin: '0 0 0.6em',
    paddingInlineStart: '1em',
    borderInlineStart: '3px solid',
    borderColor: 'divider',
  },
  '& > :first-child': { marginTop: 0 },
  '& > :last-child, & blockquote > :last-child': { marginBottom: 0 },
} as const;

/** Styles in the editor, where lists are flat blocks with a marker. */
export const editedTextStyles = {
  ...richTextStyles,
  px: 1.5,
  py: 1.25,
  maxHeight: '60vh',
  overflowY: 'auto',
  wordBreak: 'break-word',
  // The focus ring surrounds the whole field with its toolbar (`rich-text-field.tsx`).
  '&&:focus, &&:focus-visible': { outline: 'none' },
  '& a': { color: 'primary.main' },
  '& p, & div[data-block]': { margin: 0 },
  '& h3': { fontSize: '1.2em' },
  '& h3, & h4': { margin: '0.5em 0 0.2em', fontWeight: 600, lineHeight: 1.3 },
  '& blockquote': { ...richTextStyles['& blockquote'], margin: 0 },
  '& div[data-block]': { position: 'relative', paddingInlineStart: '1.8em' },
  '& div[data-block]::before': {
    content: 'attr(data-marker)',
    position: 'absolute',
    insetInlineStart: '0.4em',
    color: 'text.secondary',
  },
  ...Object.fromEntries(
    [1, 2, 3, 4].map((indent) => [
      `& div[data-indent="${indent}"]`,
      { marginInlineStart: `${1.6 * indent}em` },
    ]),
  ),
} as const;
