import { z } from 'zod';
import { inPlainBrowser } from './plain-browser.ts';

/** How long a page took until one could write in it, in milliseconds. */
export interface Ready {
  whole: number;
  /** From the post of the form into the frame; before it are the platform's page and the form's wait. */
  editor: number;
}

/** What is opened, and by whom: the session as the page keeps it on the device. */
export interface Opening {
  origin: string;
  path: string;
  /** Where the frame takes what is typed, as a selector. */
  place: string;
  session: string;
}

const timesSchema = z.tuple([z.number(), z.number(), z.number()]);

/** From the address in the bar to a place in the editor that takes what is typed, each time with nothing cached; both moments are the page's own. */
export async function readyToType(opening: Opening, times: number): Promise<Ready[]> {
  return inPlainBrowser(async (open) => {
    const measured: Ready[] = [];
    for (let time = 0; time < times; time++) {
      const tab = await open(`${keepSession(opening)}${watchPlace(opening.place)}`);
      await tab.goto(opening.origin + opening.path);
      const [started, posted, ready] = timesSchema.parse(await tab.read(readTimes));
      await tab.close();
      measured.push({ whole: posted + ready - started, editor: ready });
    }
    return measured;
  });
}

const keepSession = ({ origin, session }: Opening): string =>
  `if (location.origin === ${JSON.stringify(origin)} && localStorage.getItem('redraft.session') === null) localStorage.setItem('redraft.session', ${JSON.stringify(session)});`;

/** Runs in the page's frames: marks the moment in which the place is first drawn. */
const watchPlace = (place: string): string => `{
  const look = () => {
    if (document.querySelector(${JSON.stringify(place)})?.getClientRects().length > 0) performance.mark('place');
    else requestAnimationFrame(look);
  };
  if (self !== top) requestAnimationFrame(look);
}`;

/** When page and frame began, and when the place was there after that; null until then. */
const readTimes = `(() => {
  const frame = document.querySelector('iframe[name^="editor"]')?.contentWindow?.performance;
  const [mark] = frame?.getEntriesByName('place') ?? [];
  return mark === undefined ? null : [performance.timeOrigin, frame.timeOrigin, mark.startTime];
})()`;
