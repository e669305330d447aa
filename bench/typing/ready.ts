import { z } from 'zod';
import { inPlainBrowser } from './plain-browser.ts';

/** Time until the page was ready for typing, in milliseconds. */
export interface Ready {
  whole: number;
  /** From posting the form; the time before is the platform's page and the form's delay. */
  editor: number;
}

/** What is opened, with the session as stored on the device. */
export interface Opening {
  origin: string;
  path: string;
  /** Selector of the element in the frame that takes input. */
  selector: string;
  session: string;
}

const timesSchema = z.tuple([z.number(), z.number(), z.number()]);

/** From navigation to an element in the editor that takes input, each time with an empty cache; measured by the page's clock. */
export async function readyToType(opening: Opening, times: number): Promise<Ready[]> {
  return inPlainBrowser(async (open) => {
    const measured: Ready[] = [];
    for (let time = 0; time < times; time++) {
      const tab = await open(`${keepSession(opening)}${watchPlace(opening.selector)}`);
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

/** Runs in the page's frames: marks when the element is first rendered. */
const watchPlace = (selector: string): string => `{
  const look = () => {
    if (document.querySelector(${JSON.stringify(selector)})?.getClientRects().length > 0) performance.mark('place');
    else requestAnimationFrame(look);
  };
  if (self !== top) requestAnimationFrame(look);
}`;

/** Start times of page and frame, and when the element was ready; null until then. */
const readTimes = `(() => {
  const frame = document.querySelector('iframe[name^="editor"]')?.contentWindow?.performance;
  const [mark] = frame?.getEntriesByName('place') ?? [];
  return mark === undefined ? null : [performance.timeOrigin, frame.timeOrigin, mark.startTime];
})()`;
