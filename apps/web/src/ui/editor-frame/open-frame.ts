import { type EditorFrame, editorFrameSchema } from '@redraft/contracts';
import { provideDeviceKey } from '../../lib/offline/device-key.ts';
import { loadOrKept } from '../../lib/offline/kept-answers.ts';
import { keptFrameName } from '../../lib/offline/kept-assignments.ts';

type Fields = Readonly<Record<string, string>>;

/** An opening of a document, from its host or from what this device keeps. */
export interface OpenedFrame extends EditorFrame {
  /** The key for the editor's copy on this device; null if it keeps none. */
  deviceKey: string | null;
  isOffline: boolean;
}

/**
 * Opens a document at its host; without a network, as this device has kept it. `offlineName` names the document among those kept; undefined if it opens
 * with a network only.
 */
export async function openFrame(
  open: () => Promise<EditorFrame>,
  offlineName: string | undefined,
): Promise<OpenedFrame> {
  if (offlineName === undefined) return { ...(await open()), deviceKey: null, isOffline: false };
  const { answer: frame, keptAt } = await loadOrKept(
    {
      name: keptFrameName(offlineName),
      schema: editorFrameSchema,
      isShown: false,
      toKeep: (opened) =>
        opened.opensOffline ? { ...opened, fields: omitToken(opened.fields), assets: [] } : null,
    },
    open,
  );
  const deviceKey = frame.opensOffline ? await provideDeviceKey() : null;
  return { ...frame, deviceKey, isOffline: keptAt !== null };
}

/** A token is valid for one opening; the next one gets its own. */
export function omitToken(fields: Fields): Record<string, string> {
  const { access_token: _token, access_token_ttl: _expiry, ...others } = fields;
  return others;
}

/** The address of the editor without a network: what else is posted stands in the fragment, which is sent to no server. */
export function buildOfflineAddress(actionUrl: string, fields: Fields, deviceKey: string): string {
  return `${actionUrl}#${new URLSearchParams({ ...fields, device_key: deviceKey })}`;
}
