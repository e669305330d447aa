import { parseEssay } from '../../essay.ts';
import anHourByTheClock from './an-hour-by-the-clock.json' with { type: 'json' };
import brokenSentences from './broken-sentences.json' with { type: 'json' };
import goddessOnTheStairs from './goddess-on-the-stairs.json' with { type: 'json' };
import latchkey from './latchkey.json' with { type: 'json' };
import onNotLikingIt from './on-not-liking-it.json' with { type: 'json' };
import readingHerName from './reading-her-name.json' with { type: 'json' };
import smallHouseLargeWord from './small-house-large-word.json' with { type: 'json' };
import theHeartInTheFirstLine from './the-heart-in-the-first-line.json' with { type: 'json' };
import theJoyThatKills from './the-joy-that-kills.json' with { type: 'json' };
import theWindowAndTheDoor from './the-window-and-the-door.json' with { type: 'json' };
import weatherReport from './weather-report.json' with { type: 'json' };
import whatJosephineKnew from './what-josephine-knew.json' with { type: 'json' };

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
