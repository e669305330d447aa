import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import type { EditorFrame as FrameFields } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { keepPage } from '../../lib/offline/keep-page.ts';
import { RetryAlert } from '../retry-alert.tsx';
import { EditorFrame } from './editor-frame.tsx';
import type { EditorFrameProps } from './editor-frame-props.ts';
import { editorLanguage } from './editor-language.ts';
import { EditorOverlay } from './editor-overlay.tsx';
import { fetchAssets } from './fetch-assets.ts';
import { editorFrameKey } from './frame-key.ts';
import { openFrame } from './open-frame.ts';
import { useReconnection } from './use-reconnection.ts';

export interface DisplayOptions {
  lang: string;
  theme: 'light' | 'dark';
}

type Props = Omit<
  EditorFrameProps,
  'actionUrl' | 'fields' | 'mode' | 'height' | 'onReload' | 'shownAt' | 'deviceKey' | 'isOffline'
> & {
  /** Requests a WOPI access token for this opening from the server. */
  open: (display: DisplayOptions) => Promise<FrameFields>;
  /** Identifies the document and the permissions; a change reopens the document. */
  opening: string;
  /** Names the document among those that this device keeps for work without a network; undefined if it is not kept. */
  offlineName?: string | undefined;
  height: string;
};

/** A stored document in the editor; the server decides whether it is editable. */
export function DocumentEditor({ opening, ...props }: Props) {
  // Each opening is a new component instance: token, language and theme belong together.
  return <OpenedEditor key={opening} {...props} opening={opening} />;
}

function OpenedEditor({ open, opening, offlineName, ...props }: Props) {
  const { i18n } = useTranslation();
  const { mode, systemMode } = useColorScheme();
  const [display] = useState(() => ({
    lang: editorLanguage(i18n.language),
    theme: (mode === 'system' ? systemMode : mode) === 'dark' ? ('dark' as const) : ('light' as const),
  }));
  const queryClient = useQueryClient();
  const queryKey = [editorFrameKey, opening];
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      // The frame is visible from here on; used to measure the loading time.
      const shownAt = performance.now();
      const frame = await openFrame(() => open(display), offlineName);
      fetchAssets(frame.assets);
      return { ...frame, shownAt };
    },
    // A token is valid for one opening: neither cached for the next nor renewed while the document is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { showsOwnSlowness: true },
  });
  /** The document as the host has opened it, after it was opened without a network. */
  const [connected, setConnected] = useState<FrameFields | null>(null);
  const [loadedAt, setLoadedAt] = useState(0);
  const isLoaded = loadedAt === query.dataUpdatedAt;
  const isOffline = query.data?.isOffline ?? false;
  const reload = () => {
    setConnected(null);
    // A first request that hangs would go on in place of a new one.
    void queryClient.cancelQueries({ queryKey }).then(() => query.refetch());
  };
  useReconnection({
    isOffline: isOffline && connected === null,
    openedAt: query.dataUpdatedAt,
    open: () => open(display),
    onOpened: (frame) => (isLoaded && frame.mode === query.data?.mode ? setConnected(frame) : reload()),
  });
  // While the document is reopened, the previous editor is unmounted.
  if (query.data === undefined || query.isFetching || query.isError) {
    const border = props.isFlush ? {} : { border: 1, borderColor: 'divider', borderRadius: 2 };
    return (
      <Box sx={{ position: 'relative', height: props.height, ...border, bgcolor: 'surface.reading' }}>
        {query.isError ? (
          <RetryAlert message={messageOf(query.error)} onRetry={reload} />
        ) : (
          <EditorOverlay phase="opening" onReopen={reload} />
        )}
      </Box>
    );
  }
  const { actionUrl, fields, shownAt, deviceKey } = query.data;
  const handleLoaded = () => {
    setLoadedAt(query.dataUpdatedAt);
    if (deviceKey !== null && !isOffline) void keepPages();
    props.onLoaded?.();
  };
  return (
    <EditorFrame
      key={query.dataUpdatedAt}
      {...props}
      actionUrl={actionUrl}
      fields={{ ...fields, ...connected?.fields }}
      mode={query.data.mode}
      shownAt={shownAt}
      deviceKey={deviceKey}
      isOffline={isOffline}
      onLoaded={handleLoaded}
      onReload={reload}
    />
  );
}

/** Keeps this page, and the one that stands for others without a network. */
async function keepPages(): Promise<void> {
  try {
    await import('../offline-page.tsx');
    await keepPage();
  } catch (error) {
    console.warn('The page does not open without a network.', error);
  }
}
