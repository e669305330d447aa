import { parseEssay } from '../../essay.ts';
import { anHourByTheClock } from './an-hour-by-the-clock.ts';
import { brokenSentences } from './broken-sentences.ts';
import { goddessOnTheStairs } from './goddess-on-the-stairs.ts';
import { latchkey } from './latchkey.ts';
import { onNotLikingIt } from './on-not-liking-it.ts';
import { readingHerName } from './reading-her-name.ts';
import { smallHouseLargeWord } from './small-house-large-word.ts';
import { theHeartInTheFirstLine } from './the-heart-in-the-first-line.ts';
import { theJoyThatKills } from './the-joy-that-kills.ts';
import { theWindowAndTheDoor } from './the-window-and-the-door.ts';
import { weatherReport } from './weather-report.ts';
import { whatJosephineKnew } from './what-josephine-knew.ts';

export const readingEssays = [
  theWindowAndTheDoor,
  brokenSentences,
  latchkey,
  theJoyThatKills,
  readingHerName,
  anHourByTheClock,
  weatherReport,
  whatJosephineKnew,
  onNotLikingIt,
  smallHouseLargeWord,
  theHeartInTheFirstLine,
  goddessOnTheStairs,
].map(parseEssay);
