import { parseEssay } from '../../essay.ts';
import { allotmentForty } from './allotment-forty.ts';
import { ballAlley } from './ball-alley.ts';
import { busFortyTwo } from './bus-forty-two.ts';
import { campsiteInNovember } from './campsite-in-november.ts';
import { coastLineTrack } from './coast-line-track.ts';
import { dryingRacks } from './drying-racks.ts';
import { generatorHour } from './generator-hour.ts';
import { heapBehindSchool } from './heap-behind-school.ts';
import { kitchenThirdFloor } from './kitchen-third-floor.ts';
import { lastStopOverkalix } from './last-stop-overkalix.ts';
import { milkingParlour } from './milking-parlour.ts';
import { nightCounter } from './night-counter.ts';
import { poolAtSix } from './pool-at-six.ts';
import { publicLiftGenoa } from './public-lift-genoa.ts';
import { readingRoomThree } from './reading-room-three.ts';
import { rehearsalHallTema } from './rehearsal-hall-tema.ts';
import { serviceStationWest } from './service-station-west.ts';
import { sewingOnRueBlanchot } from './sewing-on-rue-blanchot.ts';
import { stairsOfTheCerro } from './stairs-of-the-cerro.ts';
import { stairwellNumberNine } from './stairwell-number-nine.ts';
import { underTheBridge } from './under-the-bridge.ts';
import { waitingRoomF } from './waiting-room-f.ts';
import { washingDayPorto } from './washing-day-porto.ts';

export const placeEssays = [
  poolAtSix,
  generatorHour,
  stairsOfTheCerro,
  allotmentForty,
  heapBehindSchool,
  readingRoomThree,
  lastStopOverkalix,
  sewingOnRueBlanchot,
  milkingParlour,
  kitchenThirdFloor,
  washingDayPorto,
  nightCounter,
  ballAlley,
  serviceStationWest,
  stairwellNumberNine,
  rehearsalHallTema,
  dryingRacks,
  publicLiftGenoa,
  coastLineTrack,
  underTheBridge,
  waitingRoomF,
  campsiteInNovember,
  busFortyTwo,
].map(parseEssay);
