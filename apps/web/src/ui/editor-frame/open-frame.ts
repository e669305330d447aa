import { type EditorFrame, editorFrameSchema } from '@redraft/contracts';
import { isUnreachable } from '../../lib/api-error.ts';
import { currentLaunch } from '../../lib/launch.ts';
import { forgetAnswer, keepAnswer, readKeptAnswer } from '../../lib/offline/kept-answers.ts';
import { provideDeviceKey } from '../../lib/offline/provide-device-key.ts';
import { readDeviceKey } from '../../lib/offline/stored-device-key.ts';
import { currentUser } from '../../lib/session.ts';

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
  const user = currentUser();
  // In a frame of a learning platform, pages and storage are those of the platform.
  if (offlineName === undefined || user === null || currentLaunch() !== null)
    return { ...(await open()), deviceKey: null, isOffline: false };
  const name = `frame:${offlineName}`;
  try {
    const frame = await open();
    const deviceKey = frame.opensOffline ? await provideDeviceKey(user.id) : null;
    void (
      deviceKey === null
        ? forgetAnswer(name)
        : keepAnswer(name, { ...frame, fields: omitToken(frame.fields), assets: [] })
    ).catch((error: unknown) => console.warn('The document does not open without a network.', error));
    return { ...frame, deviceKey, isOffline: false };
  } catch (error) {
    const deviceKey = isUnreachable(error) ? readDeviceKey(user.id) : null;
    const kept = deviceKey === null ? null : await readKeptAnswer(name, editorFrameSchema).catch(() => null);
    if (kept === null) throw error;
    return { ...kept.answer, deviceKey, isOffline: true };
  }
}

/** A token is valid for one opening; the next one gets its own. */
export function omitToken(fields: Fields): Fields {
  const { access_token: _token, access_token_ttl: _expiry, ...others } = fields;
  return others;
}

/** The address of the editor without a network: what else is posted stands in the fragment, which is sent to no server. */
export function buildOfflineAddress(actionUrl: string, fields: Fields, deviceKey: string): string {
  return `${actionUrl}#${new URLSearchParams({ ...fields, device_key: deviceKey })}`;
}
