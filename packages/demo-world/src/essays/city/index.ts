import { parseEssay } from '../../essay.ts';
import { aMarketWithoutEngines } from './a-market-without-engines.ts';
import { aVoteForMess } from './a-vote-for-mess.ts';
import { afterTheLastBus } from './after-the-last-bus.ts';
import { arithmeticOfNoise } from './arithmetic-of-noise.ts';
import { breathingAtChildHeight } from './breathing-at-child-height.ts';
import { deliveryRider } from './delivery-rider.ts';
import { freedomAndTheSteeringWheel } from './freedom-and-the-steering-wheel.ts';
import { heatIsland } from './heat-island.ts';
import { inPraiseOfSlowness } from './in-praise-of-slowness.ts';
import { notAStageSet } from './not-a-stage-set.ts';
import { rampsAndRights } from './ramps-and-rights.ts';
import { saturdayWithAPram } from './saturday-with-a-pram.ts';
import { smallTownAnswer } from './small-town-answer.ts';
import { theDoctorDrives } from './the-doctor-drives.ts';
import { theLorryAndThePoem } from './the-lorry-and-the-poem.ts';
import { theRingRoadProblem } from './the-ring-road-problem.ts';
import { theYearTheyClosedOurStreet } from './the-year-they-closed-our-street.ts';
import { tramLineSeven } from './tram-line-seven.ts';
import { twoWheelsAreNotEnough } from './two-wheels-are-not-enough.ts';
import { whoIsTheStreetFor } from './who-is-the-street-for.ts';
import { whoPaysThePiper } from './who-pays-the-piper.ts';

export const cityEssays = [
  whoIsTheStreetFor,
  afterTheLastBus,
  inPraiseOfSlowness,
  notAStageSet,
  breathingAtChildHeight,
  theRingRoadProblem,
  aMarketWithoutEngines,
  freedomAndTheSteeringWheel,
  tramLineSeven,
  theDoctorDrives,
  twoWheelsAreNotEnough,
  smallTownAnswer,
  theYearTheyClosedOurStreet,
  arithmeticOfNoise,
  rampsAndRights,
  heatIsland,
  theLorryAndThePoem,
  whoPaysThePiper,
  saturdayWithAPram,
  deliveryRider,
  aVoteForMess,
].map(parseEssay);
