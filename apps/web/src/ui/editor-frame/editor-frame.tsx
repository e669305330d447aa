import Box from '@mui/material/Box';
import { useId, useImperativeHandle } from 'react';
import { withFramePass } from '../../lib/launch.ts';
import { useSessionEnded } from '../../lib/session-end.ts';
import type { EditorFrameProps } from './editor-frame-props.ts';
import { EditorOverlay } from './editor-overlay.tsx';
import { findUnsavedReason } from './saving/unsaved-reason.ts';
import { UnsavedAlert } from './unsaved-alert.tsx';
import { useEditorSession } from './use-editor-session.ts';
import { useFrameKey } from './use-frame-key.ts';

/** Any editor that supports WOPI and postMessage, in an iframe opened by a form POST. */
export function EditorFrame(props: EditorFrameProps) {
  const { title, actionUrl, fields, height = '88vh', isFlush = false, onReload, ref } = props;
  const frameName = `editor${useId().replaceAll(/\W/g, '')}`;
  const session = useEditorSession({ ...props, frameName });
  useFrameKey(session.frameRef, session.commands.focus);
  const hasSessionEnded = useSessionEnded();
  const reason = findUnsavedReason({
    isSignedOut: hasSessionEnded && props.mode !== 'view',
    isKeptForUnsaved: props.unsavedAtClose !== undefined,
    isStuck: session.unsaved.isStuck,
    isServerBack: session.unsaved.isServerBack,
  });
  useImperativeHandle(ref, () => ({ ...session.commands, reload: onReload }));
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height,
        ...(isFlush ? {} : { border: 1, borderColor: 'divider', borderRadius: 1.25 }),
        overflow: 'hidden',
        bgcolor: 'surface.reading',
      }}
    >
      <form ref={session.formRef} method="post" action={withFramePass(actionUrl)} target={frameName} hidden>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      {reason !== null && <UnsavedAlert reason={reason} closed={props.unsavedAtClose} onReopen={onReload} />}
      <Box
        component="iframe"
        ref={session.frameRef}
        name={frameName}
        title={title}
        // The document is posted into the frame, so its origin has to be named.
        allow={`clipboard-read *; clipboard-write *; microphone ${new URL(actionUrl, window.location.href).origin}`}
        allowFullScreen
        sx={{ border: 0, width: '100%', flex: 1, minHeight: 0, display: 'block' }}
      />
      <EditorOverlay phase={session.phase} onReopen={onReload} />
    </Box>
  );
}
