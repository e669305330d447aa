import { parseEssay } from '../../essay.ts';
import allotmentForty from './allotment-forty.json' with { type: 'json' };
import ballAlley from './ball-alley.json' with { type: 'json' };
import busFortyTwo from './bus-forty-two.json' with { type: 'json' };
import campsiteInNovember from './campsite-in-november.json' with { type: 'json' };
import coastLineTrack from './coast-line-track.json' with { type: 'json' };
import dryingRacks from './drying-racks.json' with { type: 'json' };
import generatorHour from './generator-hour.json' with { type: 'json' };
import heapBehindSchool from './heap-behind-school.json' with { type: 'json' };
import kitchenThirdFloor from './kitchen-third-floor.json' with { type: 'json' };
import lastStopOverkalix from './last-stop-overkalix.json' with { type: 'json' };
import milkingParlour from './milking-parlour.json' with { type: 'json' };
import nightCounter from './night-counter.json' with { type: 'json' };
import poolAtSix from './pool-at-six.json' with { type: 'json' };
import publicLiftGenoa from './public-lift-genoa.json' with { type: 'json' };
import readingRoomThree from './reading-room-three.json' with { type: 'json' };
import rehearsalHallTema from './rehearsal-hall-tema.json' with { type: 'json' };
import serviceStationWest from './service-station-west.json' with { type: 'json' };
import sewingOnRueBlanchot from './sewing-on-rue-blanchot.json' with { type: 'json' };
import stairsOfTheCerro from './stairs-of-the-cerro.json' with { type: 'json' };
import stairwellNumberNine from './stairwell-number-nine.json' with { type: 'json' };
import underTheBridge from './under-the-bridge.json' with { type: 'json' };
import waitingRoomF from './waiting-room-f.json' with { type: 'json' };
import washingDayPorto from './washing-day-porto.json' with { type: 'json' };

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
