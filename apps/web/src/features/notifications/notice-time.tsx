import { timeInSentence, viewerZone } from '../../lib/class-time.ts';

/** On the clock of whoever looks, as no class is asked; without a hint of its own, since it stands in what is pressed. */
export function NoticeTime({ at }: { at: string }) {
  return <time dateTime={at}>{timeInSentence(at, viewerZone())}</time>;
}
