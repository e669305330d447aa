import { timeInSentence, viewerZone } from '../../lib/class-time.ts';

/** In the viewer's zone, because there is no class; without a tooltip, since it is inside a button. */
export function NoticeTime({ at }: { at: string }) {
  return <time dateTime={at}>{timeInSentence(at, viewerZone())}</time>;
}
